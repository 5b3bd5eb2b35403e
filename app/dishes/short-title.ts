import type { Locale } from '../../i18n/locales.ts';

/** What fits under a plate. */
const mostLetters = 22;
/** Less says nothing of a dish: "Eggs". */
const leastLetters = 9;

interface Joints {
  /** What follows them may go: "with capers". */
  readonly before: string;
  /** May go where one of them stands before it: "with berries and seeds". */
  readonly also: string;
}

const english: Joints = { before: 'with|in|on|over|from', also: 'and' };
const joints: Record<Locale, Joints> = {
  en: english,
  zu: english,
  es: { before: 'con|en|sobre|al|a la', also: 'y|e' },
  sv: { before: 'med|i|på', also: 'och' },
};

/** "Tuna-stuffed peppers" of "Tuna-stuffed peppers with capers"; the whole title where nothing may go. */
export function shortTitle({ title, locale }: { title: string; locale: Locale }): string {
  if (title.length <= mostLetters) return title;
  const starts = startsOf({ title, joints: joints[locale] });
  const fitting = starts.filter(({ length }) => length >= leastLetters);
  return fitting.findLast(({ length }) => length <= mostLetters) ?? fitting[0] ?? title;
}

/** The beginnings of a title that are names of a dish, the shortest first. */
function startsOf(args: { title: string; joints: Joints }): string[] {
  const { title } = args;
  const { before, also } = args.joints;
  const ends = [...title.matchAll(new RegExp(`, | (?:${before}|${also}) `, 'gu'))];
  const first = ends.findIndex(([joint]) => new RegExp(`^ (?:${before}) $`, 'u').test(joint));
  return first === -1 ? [] : ends.slice(first).map(({ index }) => title.slice(0, index));
}
