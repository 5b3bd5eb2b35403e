import type { PerLanguage } from '../../lib/language.ts';
import type { PageKey } from './page-keys.rules.ts';

/** `guide` names its sources, whom to ask first and when it was last reviewed. */
export const pageKinds = ['guide', 'plain', 'questions'] as const;
export type PageKind = (typeof pageKinds)[number];

/** A piece of a sentence. At most one of `target` and `source` is set. */
export interface Run {
  readonly text: string;
  readonly isStrong: boolean;
  /** A screen with what fills its address, `foodNavigator/satiety`, or an `https:` address. */
  readonly target: string | null;
  /** Its number among the sources, from 1. */
  readonly source: number | null;
}

export type RichText = readonly Run[];

export interface Source {
  readonly id: string;
  readonly authors: string;
  readonly year: number;
  readonly title: string;
  readonly journal: string;
  readonly pmid: string | null;
  readonly doi: string | null;
}

/** What a figure is drawn from; its words stand beside it in each language. */
export type FigureData =
  | { readonly kind: 'levels' }
  | {
      readonly kind: 'servings';
      readonly servings: readonly { readonly food: string; readonly grams: number }[];
      /** What every yolk is compared with: the grams of a day. */
      readonly dayGrams: number;
    }
  | { readonly kind: 'days'; readonly days: number; readonly lanes: readonly Lane[] }
  /** A table of chosen foods, in the order they are named in. */
  | { readonly kind: 'foods'; readonly foods: readonly string[] }
  | { readonly kind: 'ranking'; readonly by: 'satiety' | 'protein'; readonly count: number };

export interface Lane {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** When it is most likely. */
  readonly mostFrom: number;
  readonly mostTo: number;
}

export interface LaneText {
  readonly name: string;
  readonly note: string;
}

export interface Person {
  readonly name: string;
  readonly role: string;
  readonly text: RichText;
  /** Everybody else is invented, and marked as a sample. */
  readonly real: boolean;
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: RichText }
  | { readonly kind: 'list'; readonly items: readonly RichText[]; readonly isNumbered: boolean }
  | {
      readonly kind: 'note';
      readonly tone: 'medical' | 'tip';
      readonly title: string;
      readonly text: RichText;
    }
  | { readonly kind: 'questions'; readonly questions: readonly Question[] }
  | { readonly kind: 'people'; readonly people: readonly Person[] }
  | { readonly kind: 'recipe'; readonly recipeId: string }
  | {
      readonly kind: 'figure';
      readonly title: string;
      readonly text: RichText;
      readonly caption: RichText;
      readonly data: FigureData;
      readonly lanes: Readonly<Record<string, LaneText>>;
    };

export interface Question {
  readonly question: string;
  readonly answer: RichText;
}

export interface Section {
  /** Also the anchor. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface PageText {
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  /** The short version; empty where the page is short itself. */
  readonly short: readonly RichText[];
  readonly sections: readonly Section[];
}

export interface Check {
  readonly by: string;
  /** A day: `2026-11-20`. */
  readonly on: string;
}

export interface Page {
  /** Its screen; of a page without one, its English address. */
  readonly key: string;
  /** Its address among the guides or the plain pages; null where it has a screen. */
  readonly slugs: PerLanguage<string> | null;
  /** Addresses that it had before editors renamed it. */
  readonly formerSlugs?: PerLanguage<readonly string[]>;
  readonly kind: PageKind;
  /** A day: `2026-11-20`. */
  readonly reviewedOn: string;
  /** Who of a profession read it through, and when; null until somebody has. */
  readonly checked: Check | null;
  /** The dish in the head of the page. */
  readonly picture: string;
  /** Dishes at the end of the page. */
  readonly recipes: readonly string[];
  readonly sources: readonly Source[];
  readonly texts: PerLanguage<PageText>;
}

/** Those with a screen are always there; editors add others. */
export type Pages = Readonly<Record<PageKey, Page> & Record<string, Page>>;
