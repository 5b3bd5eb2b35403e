import { TypedDocumentString } from '../../graphql/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.gen.ts';

export type HelpCenterQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpCenterQuery = { helpCenterUrl: string | null };

export type SendContactMessageMutationVariables = Exact<{
  input: Types.ContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export type PageQueryVariables = Exact<{
  name: Types.PageNameInput;
}>;


export type PageQuery = { me: { firstName: string } | null, brand: { name: string, contactEmail: string }, page: { key: string, kind: Types.PageKind, title: string, lead: string, description: string, reviewedOn: string, pictureRecipeId: string, paths: Array<{ locale: string, path: string }>, guide: { isRead: boolean, next: { key: string, path: string, title: string, lead: string, pictureRecipeId: string, readingMinutes: number, isRead: boolean } | null } | null, checked: { by: string, on: string } | null, short: Array<{ runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }>, sections: Array<{ id: string, title: string, blocks: Array<
        | { title: string, days: number, text: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }, caption: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }, lanes: Array<{ name: string, note: string, from: number, to: number, mostFrom: number, mostTo: number }> }
        | { title: string, text: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }, caption: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }, rows: Array<{ netCarbsGrams: number | null, id: string, slug: string, name: string, group: string, hasPicture: boolean, figures: { proteinEnergyPercent: number | null, satiety: { score: number | null } } | null }> }
        | { title: string, text: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }, caption: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> } }
        | { isNumbered: boolean, items: Array<{ runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }> }
        | { tone: Types.PageNoteTone, title: string, text: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> } }
        | { text: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> } }
        | { people: Array<{ isSample: boolean, name: string, role: string, text: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> } }> }
        | { questions: Array<{ question: string, answer: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> } }> }
        | { title: string, isBySatiety: boolean, text: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }, caption: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }, foods: Array<{ proteinGrams: number, food: { netCarbsGrams: number | null, id: string, slug: string, name: string, group: string, hasPicture: boolean, figures: { servingGrams: number, satiety: { score: number | null } } | null } }> }
        | { recipe: { id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } } | null }
        | { title: string, dayGrams: number, text: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }, caption: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }, servings: Array<{ grams: number, netCarbsGrams: number, food: { id: string, slug: string, name: string, group: string, hasPicture: boolean } }> }
      > }>, sources: Array<{ authors: string, year: number, title: string, journal: string, pmid: string | null, doi: string | null }>, recipes: Array<{ id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } }> } | null };

export type PageWordsFragment = { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> };

type PageBlock_PageDays_Fragment = { title: string, days: number, text: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }, caption: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }, lanes: Array<{ name: string, note: string, from: number, to: number, mostFrom: number, mostTo: number }> };

type PageBlock_PageFoodTable_Fragment = { title: string, text: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }, caption: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }, rows: Array<{ netCarbsGrams: number | null, id: string, slug: string, name: string, group: string, hasPicture: boolean, figures: { proteinEnergyPercent: number | null, satiety: { score: number | null } } | null }> };

type PageBlock_PageLevels_Fragment = { title: string, text: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }, caption: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> } };

type PageBlock_PageList_Fragment = { isNumbered: boolean, items: Array<{ runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }> };

type PageBlock_PageNote_Fragment = { tone: Types.PageNoteTone, title: string, text: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> } };

type PageBlock_PageParagraph_Fragment = { text: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> } };

type PageBlock_PagePeople_Fragment = { people: Array<{ isSample: boolean, name: string, role: string, text: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> } }> };

type PageBlock_PageQuestions_Fragment = { questions: Array<{ question: string, answer: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> } }> };

type PageBlock_PageRanking_Fragment = { title: string, isBySatiety: boolean, text: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }, caption: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }, foods: Array<{ proteinGrams: number, food: { netCarbsGrams: number | null, id: string, slug: string, name: string, group: string, hasPicture: boolean, figures: { servingGrams: number, satiety: { score: number | null } } | null } }> };

type PageBlock_PageRecipe_Fragment = { recipe: { id: string, slug: string, title: string, isLocked: boolean, isFavorite: boolean, times: { activeMinutes: number, totalMinutes: number }, nutrition: { netCarbsGrams: number | null, isNetCarbsApproximate: boolean, isNetCarbsIncomplete: boolean } } | null };

type PageBlock_PageServings_Fragment = { title: string, dayGrams: number, text: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }, caption: { runs: Array<{ text: string, isStrong: boolean, href: string | null, source: number | null }> }, servings: Array<{ grams: number, netCarbsGrams: number, food: { id: string, slug: string, name: string, group: string, hasPicture: boolean } }> };

export type PageBlockFragment =
  | PageBlock_PageDays_Fragment
  | PageBlock_PageFoodTable_Fragment
  | PageBlock_PageLevels_Fragment
  | PageBlock_PageList_Fragment
  | PageBlock_PageNote_Fragment
  | PageBlock_PageParagraph_Fragment
  | PageBlock_PagePeople_Fragment
  | PageBlock_PageQuestions_Fragment
  | PageBlock_PageRanking_Fragment
  | PageBlock_PageRecipe_Fragment
  | PageBlock_PageServings_Fragment
;

export type PageFoodFragment = { id: string, slug: string, name: string, group: string, hasPicture: boolean };

export type GuideLinkFragment = { key: string, path: string, title: string, lead: string, pictureRecipeId: string, readingMinutes: number, isRead: boolean };

export type GuideEndFragment = { isRead: boolean, next: { key: string, path: string, title: string, lead: string, pictureRecipeId: string, readingMinutes: number, isRead: boolean } | null };

export type AboutCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutCountsQuery = { landing: { recipeCount: number, evidence: { foodCount: number, studyCount: number } } };

export type GuidesQueryVariables = Exact<{ [key: string]: never; }>;


export type GuidesQuery = { me: { firstName: string } | null, guides: { totalCount: number, readCount: number, next: { key: string, path: string, title: string, lead: string, pictureRecipeId: string, readingMinutes: number, isRead: boolean } | null, collections: Array<{ key: string, title: string, guides: Array<{ key: string, path: string, title: string, lead: string, pictureRecipeId: string, readingMinutes: number, isRead: boolean }> }> } };

export type MarkGuideReadMutationVariables = Exact<{
  name: Types.PageNameInput;
  isRead: boolean;
}>;


export type MarkGuideReadMutation = { markGuideRead: { problems: Array<{ path: Array<string>, code: string, message: string }> } };

export const HelpCenterDocument = new TypedDocumentString<HelpCenterQuery, HelpCenterQueryVariables>(`query HelpCenter {
  helpCenterUrl
}`);

export const SendContactMessageDocument = new TypedDocumentString<SendContactMessageMutation, SendContactMessageMutationVariables>(`mutation SendContactMessage($input: ContactMessageInput!) {
  sendContactMessage(input: $input) {
    problems {
      path
      code
      message
    }
  }
}`);

export const PageDocument = new TypedDocumentString<PageQuery, PageQueryVariables>(`query Page($name: PageNameInput!) {
  me {
    firstName
  }
  brand {
    name
    contactEmail
  }
  page(name: $name) {
    key
    kind
    paths {
      locale
      path
    }
    guide {
      ...GuideEnd
    }
    title
    lead
    description
    reviewedOn
    checked {
      by
      on
    }
    pictureRecipeId
    short {
      ...PageWords
    }
    sections {
      id
      title
      blocks {
        ...PageBlock
      }
    }
    sources {
      authors
      year
      title
      journal
      pmid
      doi
    }
    recipes {
      ...RecipeCard
    }
  }
}

fragment GuideEnd on GuideStep {
  isRead
  next {
    ...GuideLink
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
}

fragment PageWords on PageText {
  runs {
    text
    isStrong
    href
    source
  }
}

fragment PageBlock on PageBlock {
  ... on PageParagraph {
    text {
      ...PageWords
    }
  }
  ... on PageList {
    isNumbered
    items {
      ...PageWords
    }
  }
  ... on PageNote {
    tone
    title
    text {
      ...PageWords
    }
  }
  ... on PageQuestions {
    questions {
      question
      answer {
        ...PageWords
      }
    }
  }
  ... on PagePeople {
    people {
      isSample
      name
      role
      text {
        ...PageWords
      }
    }
  }
  ... on PageRecipe {
    recipe {
      ...RecipeCard
    }
  }
  ... on PageLevels {
    title
    text {
      ...PageWords
    }
    caption {
      ...PageWords
    }
  }
  ... on PageServings {
    title
    text {
      ...PageWords
    }
    caption {
      ...PageWords
    }
    dayGrams
    servings {
      grams
      netCarbsGrams
      food {
        ...PageFood
      }
    }
  }
  ... on PageDays {
    title
    text {
      ...PageWords
    }
    caption {
      ...PageWords
    }
    days
    lanes {
      name
      note
      from
      to
      mostFrom
      mostTo
    }
  }
  ... on PageFoodTable {
    title
    text {
      ...PageWords
    }
    caption {
      ...PageWords
    }
    rows {
      ...PageFood
      netCarbsGrams
      figures {
        proteinEnergyPercent
        satiety {
          score
        }
      }
    }
  }
  ... on PageRanking {
    title
    text {
      ...PageWords
    }
    caption {
      ...PageWords
    }
    isBySatiety
    foods {
      proteinGrams
      food {
        ...PageFood
        netCarbsGrams
        figures {
          servingGrams
          satiety {
            score
          }
        }
      }
    }
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
}

fragment PageFood on Food {
  id
  slug
  name
  group
  hasPicture
}`);

export const AboutCountsDocument = new TypedDocumentString<AboutCountsQuery, AboutCountsQueryVariables>(`query AboutCounts {
  landing {
    recipeCount
    evidence {
      foodCount
      studyCount
    }
  }
}`);

export const GuidesDocument = new TypedDocumentString<GuidesQuery, GuidesQueryVariables>(`query Guides {
  me {
    firstName
  }
  guides {
    totalCount
    readCount
    next {
      ...GuideLink
    }
    collections {
      key
      title
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

export const MarkGuideReadDocument = new TypedDocumentString<MarkGuideReadMutation, MarkGuideReadMutationVariables>(`mutation MarkGuideRead($name: PageNameInput!, $isRead: Boolean!) {
  markGuideRead(name: $name, isRead: $isRead) {
    problems {
      path
      code
      message
    }
  }
}`);
