import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type VideosQueryVariables = Exact<{
  filter: Types.VideoFilterInput;
}>;


export type VideosQuery = { videos: Array<{ id: string, slug: string, title: string, seconds: number, collection: Types.VideoCollection, pictureRecipeId: string, chapterCount: number, isPremium: boolean, isLocked: boolean }> };

export type VideoQueryVariables = Exact<{
  slug: string;
}>;


export type VideoQuery = { me: { userId: string } | null, offers: { trialDays: number, pastTrialEndedAt: string | null, recipeCount: number, openRecipeCount: number, offers: Array<{ plan: Types.BillingPeriod, currency: Types.Currency, priceMinor: number }> }, video: { description: string, publishedOn: string, collection: Types.VideoCollection, id: string, slug: string, title: string, seconds: number, pictureRecipeId: string, isLocked: boolean, slugs: Array<{ language: string, slug: string }>, recipe: { id: string, slug: string, title: string } | null, source: { kind: Types.VideoSourceKind, address: string, mediaType: string | null } | null, chapters: Array<{ title: string, startSeconds: number, stillPath: string | null, cues: Array<{ startSeconds: number, endSeconds: number, text: string }> | null }> } | null, videos: Array<{ id: string, slug: string, title: string, seconds: number, collection: Types.VideoCollection, pictureRecipeId: string, chapterCount: number, isPremium: boolean, isLocked: boolean }> };

export const VideosDocument = new TypedDocumentString<VideosQuery, VideosQueryVariables>(`query Videos($filter: VideoFilterInput!) {
  videos(filter: $filter) {
    ...VideoCard
  }
}

fragment VideoCard on Video {
  id
  slug
  title
  seconds
  collection
  pictureRecipeId
  chapterCount
  isPremium
  isLocked
}`);

export const VideoDocument = new TypedDocumentString<VideoQuery, VideoQueryVariables>(`query Video($slug: String!) {
  me {
    userId
  }
  offers {
    ...MembershipTerms
  }
  video(slug: $slug) {
    ...PlayedVideo
    slugs {
      language
      slug
    }
    description
    publishedOn
    collection
    recipe {
      id
      slug
      title
    }
  }
  videos {
    ...VideoCard
  }
}

fragment MembershipTerms on Offers {
  trialDays
  pastTrialEndedAt
  recipeCount
  openRecipeCount
  offers {
    plan
    currency
    priceMinor
  }
}

fragment PlayedVideo on Video {
  id
  slug
  title
  seconds
  pictureRecipeId
  isLocked
  source {
    kind
    address
    mediaType
  }
  chapters {
    title
    startSeconds
    stillPath
    cues {
      startSeconds
      endSeconds
      text
    }
  }
}

fragment VideoCard on Video {
  id
  slug
  title
  seconds
  collection
  pictureRecipeId
  chapterCount
  isPremium
  isLocked
}`);
