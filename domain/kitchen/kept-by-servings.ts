import type { CompiledRecipe } from '../recipes/recipe.ts';

/** What follows from a recipe, which a change of content replaces, and from how much of it is cooked. */
export class KeptByServings<Value> {
  readonly #known = new WeakMap<CompiledRecipe, Map<number, Value>>();

  /** Worked out once for each of the servings, which are multiples of a quarter. */
  get(args: { recipe: CompiledRecipe; servings: number; make: () => Value }): Value {
    const { recipe, servings, make } = args;
    const ofRecipe = this.#known.get(recipe) ?? new Map<number, Value>();
    this.#known.set(recipe, ofRecipe);
    const found = ofRecipe.get(servings);
    if (found !== undefined) return found;
    const made = make();
    ofRecipe.set(servings, made);
    return made;
  }
}
