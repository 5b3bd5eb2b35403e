import type { RouterContextProvider } from 'react-router';
import { execute } from '../../../graphql/api.ts';
import {
  FoodsToLogDocument,
  FoodToLogDocument,
  ProductToLogDocument,
  RecipesToLogDocument,
  TrackedFoodDocument,
  type FoodDayFragment,
  type FoodToLogFragment,
  type ProductToLogQuery,
  type RecipesToLogQuery,
} from '../operations.gen.ts';
import { membershipOffer, type MembershipOffer } from '../../../members-only/membership-offer.ts';
import type { FoodAddress } from '../tracking-address.ts';

const mostResults = 8;

export type RecipeToLog = NonNullable<
  RecipesToLogQuery['search']['recipes']
>['hits'][number]['recipe'];

/** What was looked for, to be logged. */
export interface FoundToLog {
  foods: readonly FoodToLogFragment[];
  /** The one that was picked. */
  food: FoodToLogFragment | null;
  recipes: readonly RecipeToLog[];
  product: ProductToLogQuery['findProduct'] | null;
}

export interface LoadedFood {
  address: FoodAddress;
  foodDay: FoodDayFragment;
  hasBarcodes: boolean;
  found: FoundToLog;
}

type Context = Readonly<RouterContextProvider>;

export async function loadFood({
  context,
  address,
}: {
  context: Context;
  address: FoodAddress;
}): Promise<{ offer: MembershipOffer; food: LoadedFood | null }> {
  const { me, offers, tracking } = await execute(context, TrackedFoodDocument, {
    day: address.day,
  });
  const offer = membershipOffer({ offers, me });
  if (tracking === null) return { offer, food: null };
  const { foodDay, hasBarcodes } = tracking;
  const found = await findToLog({ context, address, hasBarcodes });
  return { offer, food: { address, foodDay, hasBarcodes, found } };
}

const nothing: FoundToLog = { foods: [], food: null, recipes: [], product: null };

async function findToLog({
  context,
  address: { addition, search, foodSlug },
  hasBarcodes,
}: {
  context: Context;
  address: FoodAddress;
  hasBarcodes: boolean;
}): Promise<FoundToLog> {
  if (addition === 'food' && foodSlug !== null) {
    const { food } = await execute(context, FoodToLogDocument, { slug: foodSlug });
    return { ...nothing, food };
  }
  if (search === '') return nothing;
  switch (addition) {
    case 'food': {
      const asked = { search, first: mostResults };
      const { foodsByName } = await execute(context, FoodsToLogDocument, asked);
      return { ...nothing, foods: foodsByName };
    }
    case 'recipe': {
      const input = { text: search, tab: 'RECIPES', first: mostResults } as const;
      const { search: answer } = await execute(context, RecipesToLogDocument, { input });
      return { ...nothing, recipes: answer.recipes?.hits.map(({ recipe }) => recipe) ?? [] };
    }
    case 'barcode': {
      if (!hasBarcodes) return nothing;
      const { findProduct } = await execute(context, ProductToLogDocument, { barcode: search });
      return { ...nothing, product: findProduct };
    }
    case 'quick':
      return nothing;
  }
}
