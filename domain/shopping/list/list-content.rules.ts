import { aisles as usualAisles, type Aisle } from '../../foods/food.ts';
import type { RecipeId } from '../../recipes/recipe.ts';
import { extraKey } from './item-key.ts';
import {
  restShare,
  type Fact,
  type FactKind,
  type FactOf,
  type Share,
} from '../operations/list-operation.ts';
import type { Extra, ListContent, Store, Tick } from './shopping-list.ts';
import type { ChosenAmounts, ListedRecipe } from './shopping-needs.rules.ts';

export type RecipesById = ReadonlyMap<RecipeId, ListedRecipe['recipe']>;

interface ListFacts {
  facts: readonly Fact[];
  recipesById: RecipesById;
}

/** What the facts say is on the list. A recipe that has left the catalogue leaves the list too. */
export function listContent({ facts, recipesById }: ListFacts): ListContent {
  const recipes = additionsOf(facts).flatMap(({ additionId, recipeId, servings }) => {
    const recipe = recipesById.get(recipeId);
    return recipe === undefined ? [] : [{ id: additionId, servings, recipe }];
  });
  return {
    recipes,
    extras: extrasOf(facts),
    ticks: ticksOf(facts),
    amounts: amountsOf(facts),
    home: new Set(factsOfKind(facts, 'home').map(({ foodId }) => foodId)),
    wanted: new Set(countingWants(facts).map(({ foodId }) => foodId)),
  };
}

/** As they were added. */
export function additionsOf(facts: readonly Fact[]): readonly FactOf<'recipe'>[] {
  const additions = latestBy(factsOfKind(facts, 'recipe'), ({ additionId }) => additionId);
  return additions.toSorted((a, b) => a.at - b.at || (a.additionId < b.additionId ? -1 : 1));
}

export function factsOfKind<Kind extends FactKind>(
  facts: readonly Fact[],
  kind: Kind,
): readonly FactOf<Kind>[] {
  return facts.filter((fact): fact is FactOf<Kind> => fact.kind === kind);
}

/** Two devices may have changed the same extra at once: the later text counts. */
function extrasOf(facts: readonly Fact[]): readonly Extra[] {
  const latest = latestBy(factsOfKind(facts, 'extra'), ({ extraId }) => extraId);
  return latest.map(({ extraId, text, amount, foodId, addedAt }) => {
    return { id: extraId, text, amount, foodId, addedAt: new Date(addedAt) };
  });
}

/** What devices ticked at once is all in the basket: shares are joined, never chosen between. */
function ticksOf(facts: readonly Fact[]): readonly Tick[] {
  const byItem = Map.groupBy(countingTicks(facts), ({ itemKey }) => itemKey);
  return [...byItem].flatMap(([itemKey, ticks]) => {
    const [last] = latestBy(ticks, () => '');
    if (last === undefined) return [];
    return [
      {
        itemKey,
        grams: itemKey.startsWith('extra:') ? null : gramsOf(basketShares({ facts, ticks })),
        hasRest: ticks.some(({ shares }) => shares.some(isRest)),
        tickedAt: new Date(last.at),
        tickedById: last.byId ?? null,
        isCleared: ticks.every(({ isCleared }) => isCleared),
      },
    ];
  });
}

/** What ticks say is in the basket; what was shopped for and cleared is in the kitchen. */
export function basketShares(args: {
  facts: readonly Fact[];
  ticks: readonly FactOf<'tick'>[];
}): readonly Share[] {
  const done = new Set(factsOfKind(args.facts, 'done').flatMap(({ additionIds }) => additionIds));
  const shares = joinedShares(args.ticks.flatMap((tick) => tick.shares));
  return shares.filter(({ additionId }) => !done.has(additionId));
}

function isRest({ additionId }: Share): boolean {
  return additionId === restShare;
}

function gramsOf(shares: readonly Share[]): number {
  return shares.reduce((total, { grams }) => total + grams, 0);
}

/** A tick is forgotten with the last of the additions it was made for. */
export function countingTicks(facts: readonly Fact[]): readonly FactOf<'tick'>[] {
  const additionIds = new Set(factsOfKind(facts, 'recipe').map(({ additionId }) => additionId));
  const extraKeys = new Set<string>(
    factsOfKind(facts, 'extra').map(({ extraId }) => extraKey(extraId)),
  );
  return factsOfKind(facts, 'tick').filter(
    ({ itemKey, shares }) =>
      extraKeys.has(itemKey) || shares.some(({ additionId }) => additionIds.has(additionId)),
  );
}

/** A want is forgotten with the last of the additions it was made for. */
export function countingWants(facts: readonly Fact[]): readonly FactOf<'wanted'>[] {
  const onList = new Set(factsOfKind(facts, 'recipe').map(({ additionId }) => additionId));
  return factsOfKind(facts, 'wanted').filter(({ additionIds }) =>
    additionIds.some((id) => onList.has(id)),
  );
}

/** Of each addition the greatest, in an order that does not depend on who ticked first. */
export function joinedShares(shares: readonly Share[]): readonly Share[] {
  const byAddition = Map.groupBy(shares, ({ additionId }) => additionId);
  const joined = [...byAddition].map(([additionId, of]) => {
    return { additionId, grams: Math.max(...of.map(({ grams }) => grams)) };
  });
  return joined.toSorted((a, b) => (a.additionId < b.additionId ? -1 : 1));
}

/** The same amount, now for these additions as well. */
export function sharesWith(args: {
  shares: readonly Share[];
  ids: readonly string[];
}): readonly Share[] {
  const { shares, ids } = args;
  return joinedShares([...shares, ...ids.map((additionId) => ({ additionId, grams: 0 }))]);
}

function amountsOf(facts: readonly Fact[]): ChosenAmounts {
  const latest = latestBy(factsOfKind(facts, 'amount'), ({ foodId }) => foodId);
  return new Map(
    latest.map(({ foodId, shares }) => [
      foodId,
      new Map(shares.map(({ additionId, grams }) => [additionId, grams])),
    ]),
  );
}

/** As the member named them, the first one first. */
export function storesOf(facts: readonly Fact[]): readonly Store[] {
  const latest = latestBy(factsOfKind(facts, 'store'), ({ storeId }) => storeId);
  const stores = latest.map(({ storeId: id, name, aisles }) => {
    return { id, name, aisles: withAllAisles(aisles) };
  });
  return stores.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Null when the member shops nowhere in particular. */
export function chosenStoreOf(facts: readonly Fact[]): Store | null {
  const [chosen] = latestBy(factsOfKind(facts, 'chosen-store'), () => '');
  return storesOf(facts).find(({ id }) => id === chosen?.storeId) ?? null;
}

/** An aisle the order knows nothing of comes last. */
function withAllAisles(order: readonly Aisle[]): readonly Aisle[] {
  return [...order, ...usualAisles.filter((aisle) => !order.includes(aisle))];
}

/** Of those that say different things of one subject, the last by time and then by id. */
function latestBy<Each extends Fact>(
  facts: readonly Each[],
  subjectOf: (fact: Each) => string,
): readonly Each[] {
  const bySubject = Map.groupBy(facts, subjectOf);
  return [...bySubject.values()].map((of) =>
    of.reduce((last, fact) => (isLater({ fact, than: last }) ? fact : last)),
  );
}

function isLater({ fact, than }: { fact: Fact; than: Fact }): boolean {
  return fact.at > than.at || (fact.at === than.at && fact.id > than.id);
}
