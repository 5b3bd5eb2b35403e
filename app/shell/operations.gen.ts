import { TypedDocumentString } from '../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/schema-types.gen.ts';

export type NotFoundHelpQueryVariables = Exact<{
  text: string;
}>;


export type NotFoundHelpQuery = { foodCount: number, meant: { recipes: { hits: Array<{ recipe: { slug: string, title: string } }> } | null }, tonight: { recipes: { totalCount: number } | null } };

export const NotFoundHelpDocument = new TypedDocumentString<NotFoundHelpQuery, NotFoundHelpQueryVariables>(`query NotFoundHelp($text: String!) {
  meant: search(input: {text: $text, tab: RECIPES, first: 1}) {
    recipes {
      hits {
        recipe {
          slug
          title
        }
      }
    }
  }
  tonight: search(
    input: {tab: RECIPES, first: 1, filters: {time: ["up_to_30"], type: ["dinner"]}}
  ) {
    recipes {
      totalCount
    }
  }
  foodCount
}`);
