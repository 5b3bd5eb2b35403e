import { listContent } from '../list/list-content.rules.ts';
import { mergeShoppingList } from '../list/merge-list.rules.ts';
import type { MergedList, ShoppingItem } from '../list/shopping-list.ts';
import type { ListedRecipe } from '../list/shopping-needs.rules.ts';
import type { Seen } from '../operations/draft.ts';
import type { ListChange } from '../operations/list-change.ts';
import type { CookedDish, Fact, Operation } from '../operations/list-operation.ts';
import { factsOf, logOf, withOperation } from '../operations/operation-log.rules.ts';
import { operationOf, planOperation } from '../operations/plan-operation.rules.ts';
import {
  addPlanDays,
  addPlanDish,
  followPlan,
  type CookedPlan,
} from '../plans/follow-plan.rules.ts';
import { listed, shopFoodsById } from './shop-foods.ts';

const reading = { foodsById: shopFoodsById, language: 'en' } as const;

/** A list that changes are made to, one after the other, as on the server. */
export class OneList {
  facts: readonly Fact[] = [];
  #recipes = new Map<string, ListedRecipe['recipe']>();
  #count = 0;

  /** A dish that can be cooked, for two as it is written. */
  know(recipeId: string, lines: readonly string[]): void {
    this.#recipes.set(recipeId, listed({ recipeId, lines }).recipe);
  }

  add(id: string, lines: readonly string[]): void {
    this.know(id, lines);
    const body = { recipeId: id, servings: 2, mealPlanId: null };
    const fact = { kind: 'recipe', additionId: id, ...body, at: 0 } as const;
    this.facts = [...this.facts, { ...fact, id: `${id}:0`, operationId: id }];
  }

  do(change: ListChange): void {
    const id = this.#nextId();
    const recipesById = this.#recipes;
    const planned = planOperation({
      change,
      id,
      at: 0,
      facts: this.facts,
      recipesById,
      ...reading,
    });
    if (!planned.ok) throw new Error(planned.reason.map(({ code }) => code).join());
    this.#take(planned.value);
  }

  addPlan(
    plan: CookedPlan,
    days: readonly number[] | null = null,
    isDone: (dish: CookedDish) => boolean = () => false,
  ): void {
    const id = this.#nextId();
    const draft = addPlanDays({ seen: this.#seen(), plan, days, isDone, id });
    this.#take(operationOf({ id, at: 0, draft }));
  }

  addDish(plan: CookedPlan, dish: { recipeId: string; day: number }): void {
    const id = this.#nextId();
    this.#take(
      operationOf({ id, at: 0, draft: addPlanDish({ seen: this.#seen(), plan, dish, id }) }),
    );
  }

  /** False where nothing was to be done. */
  follow(plan: CookedPlan, today: number | null = null): boolean {
    const id = this.#nextId();
    const recipesById = this.#recipes;
    const draft = followPlan({ seen: this.#seen(), plan, id, recipesById, today });
    return this.#take(draft && operationOf({ id, at: 0, draft }));
  }

  #take(operation: Operation | null): boolean {
    if (operation === null) return false;
    this.facts = factsOf(withOperation(logOf(this.facts), operation));
    return true;
  }

  #nextId(): string {
    this.#count += 1;
    return `operation-${this.#count}`;
  }

  #seen(): Seen {
    const content = listContent({ facts: this.facts, recipesById: this.#recipes });
    return { facts: this.facts, content, at: 0, ...reading };
  }

  get recipesById(): ReadonlyMap<string, ListedRecipe['recipe']> {
    return this.#recipes;
  }

  merged(): MergedList {
    return mergeShoppingList({ content: this.#seen().content, ...reading });
  }

  items(): readonly ShoppingItem[] {
    return this.merged().items;
  }

  item(key: string) {
    const item = this.items().find((each) => each.key === key);
    if (item === undefined) throw new Error(`${key} is not on the list`);
    return item;
  }

  ticks(): Record<string, Record<string, number>> {
    return Object.fromEntries(
      this.facts.flatMap((fact) =>
        fact.kind === 'tick'
          ? [[fact.itemKey, Object.fromEntries(fact.shares.map((s) => [s.additionId, s.grams]))]]
          : [],
      ),
    );
  }
}
