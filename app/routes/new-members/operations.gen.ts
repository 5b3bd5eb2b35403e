import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type NewMemberPodcastQueryVariables = Exact<{ [key: string]: never; }>;


export type NewMemberPodcastQuery = { podcastUrl: string | null, guides: { collections: Array<{ key: string, guides: Array<{ key: string, path: string, title: string, lead: string, pictureRecipeId: string, readingMinutes: number, isRead: boolean }> }> } };

export type NewMemberVideoQueryVariables = Exact<{ [key: string]: never; }>;


export type NewMemberVideoQuery = { videos: Array<{ id: string, slug: string, title: string, seconds: number, collection: Types.VideoCollection, pictureRecipeId: string, chapterCount: number, isPremium: boolean, isLocked: boolean }> };

export type NewMemberCommunityQueryVariables = Exact<{ [key: string]: never; }>;


export type NewMemberCommunityQuery = { community: { mayWrite: boolean } | null };

export type NewMemberQueryVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type NewMemberQuery = { firstStepsTaken: Array<Types.FirstStep>, me: { firstName: string } | null, membershipSubscription: { status: Types.SubscriptionStatus, isOnTrial: boolean, renews: boolean, trialEndsAt: string | null } | null, profile: { answers: { carbLevel: Types.CarbLevel | null } } | null, currentMealPlan: { slug: string, coverRecipes: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }> } | null, guides: { collections: Array<{ guides: Array<{ key: string, readingMinutes: number }> }> }, newMemberMarks: Array<{ step: Types.FirstStep, mark: Types.FirstStepMark }> };

export type MarkNewMemberStepMutationVariables = Exact<{
  input: Types.MarkNewMemberStepInput;
}>;


export type MarkNewMemberStepMutation = { markNewMemberStep: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type SkipFirstStepsMutationVariables = Exact<{ [key: string]: never; }>;


export type SkipFirstStepsMutation = { skipFirstSteps: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export const NewMemberPodcastDocument = new TypedDocumentString<NewMemberPodcastQuery, NewMemberPodcastQueryVariables>(`query NewMemberPodcast {
  podcastUrl
  guides {
    collections {
      key
      guides {
        ...GuideLink
      }
    }
  }
}

fragment GuideLink on Guide {
  key
  path
  title
  lead
  pictureRecipeId
  readingMinutes
  isRead
}`);

export const NewMemberVideoDocument = new TypedDocumentString<NewMemberVideoQuery, NewMemberVideoQueryVariables>(`query NewMemberVideo {
  videos {
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

export const NewMemberCommunityDocument = new TypedDocumentString<NewMemberCommunityQuery, NewMemberCommunityQueryVariables>(`query NewMemberCommunity {
  community {
    mayWrite
  }
}`);

export const NewMemberDocument = new TypedDocumentString<NewMemberQuery, NewMemberQueryVariables>(`query NewMember($timeZone: String) {
  me {
    firstName
  }
  membershipSubscription {
    status
    isOnTrial
    renews
    trialEndsAt
  }
  profile {
    answers {
      carbLevel
    }
  }
  currentMealPlan(timeZone: $timeZone) {
    slug
    coverRecipes {
      ...RecipeCard
    }
  }
  firstStepsTaken
  guides {
    collections {
      guides {
        key
        readingMinutes
      }
    }
  }
  newMemberMarks {
    step
    mark
  }
}

fragment RecipeCard on Recipe {
  id
  slug
  title
  isLocked
  isFavorite
  times {
    activeMinutes
    totalMinutes
  }
  nutrition {
    netCarbsGrams
    isNetCarbsApproximate
    isNetCarbsIncomplete
  }
}`);

export const MarkNewMemberStepDocument = new TypedDocumentString<MarkNewMemberStepMutation, MarkNewMemberStepMutationVariables>(`mutation MarkNewMemberStep($input: MarkNewMemberStepInput!) {
  markNewMemberStep(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const SkipFirstStepsDocument = new TypedDocumentString<SkipFirstStepsMutation, SkipFirstStepsMutationVariables>(`mutation SkipFirstSteps {
  skipFirstSteps {
    problems {
      path
      code
      message
    }
  }
}`);
