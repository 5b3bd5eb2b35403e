import { stringify } from 'yaml';
import type { IngredientLine } from '../recipes/files/parse-ingredient-line.ts';
import { timerText } from '../recipes/files/timer-text.rules.ts';
import type {
  Cuisine,
  Difficulty,
  Dish,
  Meal,
  ProteinSource,
  RecipeRole,
} from '../recipes/recipe.ts';
import type { LinkedStep } from './link-steps.ts';

/** What stands in `<slug>.yaml`; 0 and empty lists where an editor still has to say. */
export type RecipeDraft = Readonly<{
  title: string;
  description: string;
  cuisine: Cuisine;
  dish: Dish;
  protein: ProteinSource;
  meals: readonly Meal[];
  role: RecipeRole;
  difficulty: Difficulty;
  isPremium: boolean;
  servings: number;
  isGoodAsLeftovers: boolean;
  times: Readonly<{ prep: number; cook: number; total: number }>;
  /** A line that could not be read is left as a remark in its place. */
  ingredients: readonly (Readonly<{ line: IngredientLine }> | Readonly<{ remark: string }>)[];
  steps: readonly LinkedStep[];
}>;

/** In the order content/README.md explains the fields. */
export function recipeYaml(draft: RecipeDraft): string {
  const { times } = draft;
  return [
    `title: ${scalar(draft.title)}`,
    `description: ${scalar(draft.description)}`,
    `cuisine: ${draft.cuisine}`,
    `dish: ${draft.dish}`,
    `protein: ${draft.protein}`,
    `meals: [${draft.meals.join(', ')}]`,
    `role: ${draft.role}`,
    `difficulty: ${draft.difficulty}`,
    `premium: ${draft.isPremium}`,
    `servings: ${draft.servings}`,
    `leftovers: ${draft.isGoodAsLeftovers}`,
    `times: { prep: ${times.prep}, cook: ${times.cook}, total: ${times.total} }`,
    ...list({ key: 'ingredients', items: draft.ingredients.flatMap(ingredientLines) }),
    ...list({ key: 'steps', items: draft.steps.flatMap(stepLines) }),
    '',
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}

/** `<slug>.es.yaml`, `<slug>.sv.yaml` */
export function translationYaml(args: { slug: string; title: string }): string {
  const { slug, title } = args;
  const lines = [`slug: ${slug}`, `title: ${scalar(title)}`, 'description:', 'steps: []', ''];
  return lines.map((line) => line.trimEnd()).join('\n');
}

/** `600 g flank-steak | sliced thinly`, as `parseIngredientLine` reads it. */
export function ingredientLineText(line: IngredientLine): string {
  const { label, amount, unit, foodId, discardedAmount, discardedFatGrams, note } = line;
  return [
    ...(label === null ? [] : [label]),
    amountText(amount),
    unit,
    foodId,
    ...(discardedAmount > 0 ? [`(discarded ${amountText(discardedAmount)})`] : []),
    ...(discardedFatGrams > 0 ? [`(discarded fat ${discardedFatGrams})`] : []),
    ...(note === null ? [] : [`| ${note}`]),
  ].join(' ');
}

/** As spoons are called: `1/4` rather than 0.25. Above one decimals read better: `1.5`. */
function isSpoonPart(amount: number): boolean {
  return amount < 1 && Number.isInteger(amount * 8);
}

/** `1/3`, `12/13`: how much of an ingredient a step takes. */
export function shareText(share: number): string {
  const parts = Array.from({ length: 19 }, (_, index) => index + 2);
  const found = parts.find((each) => Math.abs(share * each - Math.round(share * each)) < 1e-6);
  return found === undefined ? amountText(share) : `${Math.round(share * found)}/${found}`;
}

/** Exact: `2/3` rather than 0.67. */
export function amountText(amount: number): string {
  if (isSpoonPart(amount)) return shareText(amount);
  const rounded = Math.round(amount * 1000) / 1000;
  if (Math.abs(amount - rounded) < 1e-9) return String(rounded);
  const whole = Math.floor(amount);
  const found = [3, 6, 7, 9, 12].find(
    (each) => Math.abs((amount - whole) * each - Math.round((amount - whole) * each)) < 1e-9,
  );
  if (found === undefined) return String(rounded);
  const fraction = `${Math.round((amount - whole) * found)}/${found}`;
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}

function list({ key, items }: { key: string; items: readonly string[] }): readonly string[] {
  const hasItems = items.some((item) => item.startsWith('  - '));
  return hasItems ? [`${key}:`, ...items] : [`${key}: []`, ...items];
}

function ingredientLines(ingredient: RecipeDraft['ingredients'][number]): readonly string[] {
  if ('remark' in ingredient) return [`  # ${ingredient.remark}`];
  return [`  - ${scalar(ingredientLineText(ingredient.line))}`];
}

function stepLines({ text, uses, timersMinutes }: LinkedStep): readonly string[] {
  const timers = timersMinutes.map(timerText).join(', ');
  return [
    `  - text: ${scalar(text)}`,
    ...(uses.length === 0 ? [] : [`    uses: [${uses.join(', ')}]`]),
    ...(timers === '' ? [] : [`    timer: ${timersMinutes.length > 1 ? `[${timers}]` : timers}`]),
  ];
}

/** Quoted where YAML would read something else. */
export function scalar(text: string): string {
  return text === '' ? '' : stringify(text.replace(/\s+/g, ' ').trim(), { lineWidth: 0 }).trim();
}
