import type { PerLanguage } from '../../../lib/language.ts';
import type { Food } from '../../foods/food.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { EditedKind } from '../content-kind.rules.ts';
import type { Fields } from '../documents/document.rules.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import type { OwnVideo } from '../videos/own-videos.ts';

/** What editors published of one thing. */
export interface Edited {
  readonly kind: EditedKind;
  readonly id: string;
  /** Null where it is archived. */
  readonly fields: Fields | null;
  /** What everybody read before it was archived; null where that is the file. */
  readonly takenAway: Fields | null;
  readonly version: number;
  /** What it was called by each version that went out. */
  readonly called: PerLanguage<readonly string[]>;
}

/** What nobody reads, although somebody wrote it, and why. */
export interface LeftOut {
  readonly kind: EditedKind;
  readonly id: string;
  readonly message: string;
  /** Of an operator's file: said in the words of the file. */
  readonly isOfFile?: true;
}

export interface PuttingOver {
  files: Catalogue;
  ownVideos: readonly OwnVideo[];
  edited: readonly Edited[];
  before: MadeBefore;
  /** Told of what cannot be shown: the file is, then. */
  leaveOut: (left: LeftOut) => void;
}

export type FoodIndex = Pick<ContentIndex, 'foods' | 'foodsById' | 'foodsBySlug'>;

export interface FoodsOver {
  readonly index: FoodIndex;
  /** Foods that are not as the files have them. */
  readonly changed: ReadonlySet<string>;
  readonly leftOut: readonly LeftOut[];
}

interface MadeRecipe {
  /** What it was made of: its published fields, or the recipe of the file. */
  readonly of: Fields | CompiledRecipe;
  readonly foods: readonly Food[];
  readonly recipe: CompiledRecipe;
}

/** What was compiled the last time; what is made of the same things is not compiled again. */
export interface MadeBefore {
  foods: (FoodsOver & { of: string; files: readonly Food[] }) | null;
  readonly recipes: Map<string, MadeRecipe>;
}
