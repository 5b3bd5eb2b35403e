/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/schema-types.gen.ts';

export type VideoCardFragment = { id: string, slug: string, title: string, seconds: number, collection: Types.VideoCollection, pictureRecipeId: string, chapterCount: number, isPremium: boolean, isLocked: boolean };

export type PlayedVideoFragment = { id: string, slug: string, title: string, seconds: number, pictureRecipeId: string, isLocked: boolean, source: { kind: Types.VideoSourceKind, address: string, mediaType: string | null } | null, chapters: Array<{ title: string, startSeconds: number, stillPath: string | null, cues: Array<{ startSeconds: number, endSeconds: number, text: string }> | null }> };

