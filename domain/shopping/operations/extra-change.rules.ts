import { problem, type Problem } from '../../../lib/problems.ts';
import { refusal, success, type Result } from '../../../lib/result.ts';
import type { FoodId } from '../../foods/food.ts';
import { extraKey } from '../list/item-key.ts';
import { factsOfKind } from '../list/list-content.rules.ts';
import { mostAmountCharacters, mostExtraCharacters } from '../list/list-limits.rules.ts';
import type { Draft, Seen } from './draft.ts';
import { ticksOfItem } from './tick-change.rules.ts';

interface ExtraWords {
  text: string;
  amount: string | null;
}

/** Writes something on the list that no recipe needs. */
export function addExtra(
  args: ExtraWords & { seen: Seen; id: string; foodId: FoodId | null },
): Result<Draft, Problem[]> {
  const { seen, id, foodId } = args;
  const words = cleanWords(args);
  if (!words.ok) return words;
  const isThere = seen.content.extras.some((extra) => extra.id === id);
  if (isThere) return success({ adds: [], removes: [] });
  const extra = { kind: 'extra', extraId: id, foodId, addedAt: seen.at, ...words.value } as const;
  return success({ adds: [extra], removes: [] });
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
