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

export type NotFoundNearQueryVariables = Exact<{
  text: string;
  guide: string;
}>;


export type NotFoundNearQuery = { recipe: { recipes: { hits: Array<{ recipe: { slug: string, title: string } }> } | null }, guide: { guides: { hits: Array<{ path: string, title: { text: string } }> } | null }, food: { foods: { hits: Array<{ food: { slug: string, name: string } }> } | null } };

export type MeantRecipesFragment = { hits: Array<{ recipe: { slug: string, title: string } }> };

export const NotFoundHelpDocument = new TypedDocumentString<NotFoundHelpQuery, NotFoundHelpQueryVariables>(`query NotFoundHelp($text: String!) {
  meant: search(input: {text: $text, tab: RECIPES, first: 1}) {
    recipes {
      ...MeantRecipes
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
}

fragment MeantRecipes on RecipeHits {
  hits {
    recipe {
      slug
      title
    }
  }
}`);

export const NotFoundNearDocument = new TypedDocumentString<NotFoundNearQuery, NotFoundNearQueryVariables>(`query NotFoundNear($text: String!, $guide: String!) {
  recipe: search(input: {text: $text, tab: RECIPES, first: 1}) {
    recipes {
      ...MeantRecipes
    }
  }
  guide: search(input: {text: $guide, tab: GUIDES, first: 1}) {
    guides {
      hits {
        path
        title {
          text
        }
      }
    }
  }
  food: search(input: {text: $text, tab: FOODS, first: 1}) {
    foods {
      hits {
        food {
          slug
          name
        }
      }
    }
  }
}

fragment MeantRecipes on RecipeHits {
  hits {
    recipe {
      slug
      title
    }
  }
}`);
