import type { SoldFood } from '../../../../domain/shopping/amounts/sold-food.ts';
import {
  aisleOfCode,
  bodyOfFields,
  fieldsOfFact,
  aisleCode,
} from '../../../../domain/shopping/operations/fact-wire.rules.ts';
import type { Fact, Operation } from '../../../../domain/shopping/operations/list-operation.ts';
import type { ListedRecipe } from '../../../../domain/shopping/list/shopping-needs.rules.ts';
import type { Aisle, ShoppingOperationInput } from '../../../graphql/schema-types.gen.ts';
import type { ListFactFragment, ListStateFragment } from '../operations.gen.ts';
import type { RecipeHeading } from '../list.ts';

export interface KnownRecipe extends Omit<ListedRecipe['recipe'], 'id'> {
  readonly id: string;
  readonly heading: RecipeHeading;
}

export type KnownFood = SoldFood & { readonly hasPicture: boolean };

/** What a device knows of recipes and foods: those of the list, now or a moment ago. */
export interface Known {
  readonly recipesById: ReadonlyMap<string, KnownRecipe>;
  readonly foodsById: ReadonlyMap<string, KnownFood>;
}

export function knownOf({ recipes, foods }: Pick<ListStateFragment, 'recipes' | 'foods'>): Known {
  return {
    recipesById: new Map(recipes.map((listed) => [listed.recipe.id, recipeOf(listed)])),
    foodsById: new Map(foods.map((food) => [food.id, foodOf(food)])),
  };
}

/** What was known before is kept: an undo may bring it back before the server is asked. */
export function alsoKnowing(before: Known, { recipesById, foodsById }: Known): Known {
  return {
    recipesById: new Map([...before.recipesById, ...recipesById]),
    foodsById: new Map([...before.foodsById, ...foodsById]),
  };
}

function recipeOf({ recipe, ...listed }: ListStateFragment['recipes'][number]): KnownRecipe {
  // What our own API tells of units, labels and standings is what the rules know.
  return { id: recipe.id, heading: recipe, ...listed } as KnownRecipe;
}

function foodOf(food: ListStateFragment['foods'][number]): KnownFood {
  const { id, group, aisle, hasPicture, densityGramsPerMl, measures, names } = food;
  const namesByLanguage = names.map(({ language, singular, plural }) => [
    language,
    { singular, plural },
  ]);
  return {
    id,
    group,
    aisle: aisleOfCode(aisle) ?? 'other',
    hasPicture,
    densityGramsPerMl,
    gramsPerMeasure: Object.fromEntries(measures.map(({ unit, grams }) => [unit, grams])),
    purchase: food.purchase && purchaseOf(food.purchase),
    names: Object.fromEntries(namesByLanguage),
  } as KnownFood;
}

type SentPurchase = NonNullable<ListStateFragment['foods'][number]['purchase']>;

/** A device knows the shops of one country: those of the language it reads. */
function purchaseOf(sent: SentPurchase): NonNullable<SoldFood['purchase']> {
  const { wholeId, part, gramsPerGram, isStaple } = sent;
  const aisle = aisleOfCode(sent.aisle) ?? 'other';
  const packs = sent.packs.map(({ form, grams, count, size, sizeUnit }) => {
    return { form: wordOf(form), grams, count, size: size && { amount: size, unit: sizeUnit } };
  });
  return {
    whole: wholeId && { foodId: wholeId, part: part && wordOf(part), gramsPerGram },
    isStaple,
    packs: { us: packs, se: packs },
    aisles: { us: aisle, se: aisle },
  } as NonNullable<SoldFood['purchase']>;
}

function wordOf(code: string): string {
  return code.toLowerCase();
}

/** What a newer server says and this page does not know is left out. */
export function factsOfState({ facts }: Pick<ListStateFragment, 'facts'>): readonly Fact[] {
  return facts.flatMap((fact) => factOf(fact) ?? []);
}

function factOf({ id, operationId, at, byId, store, ...fields }: ListFactFragment): Fact | null {
  const aisles = store?.aisles.flatMap((code) => aisleOfCode(code) ?? []) ?? [];
  const body = bodyOfFields({ ...fields, store: store && { ...store, aisles } });
  return body && { ...body, id, operationId, at, byId: byId ?? undefined };
}

/** As it is sent to the server. */
export function operationInput({ adds, ...operation }: Operation): ShoppingOperationInput {
  const { id, at, removes, undoes } = operation;
  return { id, at, adds: adds.map(factInput), removes: [...removes], undoes: [...undoes] };
}

function factInput(fact: Fact): ShoppingOperationInput['adds'][number] {
  const { store, ...fields } = fieldsOfFact(fact);
  const aisles = store?.aisles.map((aisle) => aisleCode(aisle) as Aisle) ?? [];
  const input = { id: fact.id, ...fields, ...(store && { store: { ...store, aisles } }) };
  return input as ShoppingOperationInput['adds'][number];
}
