import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { FoodId } from '../../foods/food.ts';
import { readTypedItem, summedAmounts } from '../amounts/typed-item.rules.ts';
import { extraKey } from '../list/item-key.ts';
import { factsOfKind } from '../list/list-content.rules.ts';
import { mostAmountCharacters, mostExtraCharacters } from '../list/list-limits.rules.ts';
import type { Extra } from '../list/shopping-list.ts';
import type { Draft, Seen } from './draft.ts';
import { ticksOfItem } from './tick-change.rules.ts';

interface ExtraWords {
  text: string;
  amount: string | null;
}

/**
 * Writes something on the list that no recipe needs, an amount in the same line or apart. More of what
 * is still to buy is added to it, where both amounts are of one measure.
 */
export function addExtra(
  args: ExtraWords & { seen: Seen; id: string; foodId: FoodId | null },
): Result<Draft, Problem[]> {
  const { seen, id, foodId } = args;
  const words = cleanWords(args.amount ? args : readTypedItem(args.text));
  if (!words.ok) return words;
  const isThere = seen.content.extras.some((extra) => extra.id === id);
  if (isThere) return success({ adds: [], removes: [] });
  const more = moreOfFormer({ seen, foodId, words: words.value });
  if (more === null) {
    const extra = { kind: 'extra', extraId: id, foodId, addedAt: seen.at, ...words.value } as const;
    return success({ adds: [extra], removes: [] });
  }
  const { former, amount } = more;
  const kept = { text: former.text, foodId: former.foodId, addedAt: former.addedAt.getTime() };
  // Under the new id: the same form sent twice adds once.
  const extra = { kind: 'extra', extraId: id, amount, ...kept } as const;
  return success({ adds: [extra], removes: factIdsOf({ seen, id: former.id }) });
}

/** What the member wrote before and has yet to buy, with both amounts together. */
function moreOfFormer(args: {
  seen: Seen;
  foodId: FoodId | null;
  words: ExtraWords;
}): { former: Extra; amount: string } | null {
  const { seen, foodId, words } = args;
  const ticked = new Set(seen.content.ticks.map(({ itemKey }) => itemKey));
  const isSame = ({ text, foodId: ofFormer }: Extra) =>
    foodId === null ? isSameText(text, words.text) : ofFormer === foodId;
  const former = seen.content.extras.find((each) => isSame(each) && !ticked.has(extraKey(each.id)));
  if (!former?.amount || !words.amount) return null;
  const amounts = [former.amount, words.amount] as const;
  const amount = summedAmounts({ amounts, languageTag: seen.language });
  return amount === null || amount.length > mostAmountCharacters ? null : { former, amount };
}

function isSameText(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** A changed one is written anew: who strikes the former meanwhile does not strike this one. */
export function changeExtra(
  args: ExtraWords & { seen: Seen; id: string },
): Result<Draft, Problem[]> {
  const { seen, id } = args;
  const former = seen.content.extras.find((extra) => extra.id === id);
  if (former === undefined) return refusal([problem('itemKey', 'shopping.item-not-found')]);
  const words = cleanWords(args);
  if (!words.ok) return words;
  const { foodId, text, amount } = former;
  if (words.value.text === text && words.value.amount === amount) {
    return success({ adds: [], removes: [] });
  }
  const isSameFood = words.value.text === text;
  const extra = {
    kind: 'extra',
    extraId: id,
    foodId: isSameFood ? foodId : null,
    addedAt: former.addedAt.getTime(),
    ...words.value,
  } as const;
  return success({ adds: [extra], removes: factIdsOf({ seen, id }) });
}

/** Strikes something the member wrote; what is gone already is no problem. */
export function removeExtra({ seen, id }: { seen: Seen; id: string }): Draft {
  const ticks = ticksOfItem({ seen, itemKey: extraKey(id) });
  return { adds: [], removes: [...factIdsOf({ seen, id }), ...ticks.map((tick) => tick.id)] };
}

function factIdsOf({ seen, id }: { seen: Seen; id: string }): string[] {
  const facts = factsOfKind(seen.facts, 'extra').filter(({ extraId }) => extraId === id);
  return facts.map((fact) => fact.id);
}

/** The words as they are kept, or what is wrong with them. */
export function cleanWords(words: ExtraWords): Result<ExtraWords, Problem[]> {
  const text = inOneLine(words.text);
  const amount = inOneLine(words.amount ?? '');
  const problems = [
    text === '' && problem('text', 'shopping.text-required'),
    text.length > mostExtraCharacters &&
      problem('text', 'shopping.text-too-long', { count: mostExtraCharacters }),
    amount.length > mostAmountCharacters &&
      problem('amount', 'shopping.amount-too-long', { count: mostAmountCharacters }),
  ].filter((each) => each !== false);
  if (problems.length > 0) return refusal(problems);
  return success({ text, amount: amount === '' ? null : amount });
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
