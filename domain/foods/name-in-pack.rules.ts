import type { Language, PerLanguage } from '../../lib/language.ts';
import { naturalForms, type PackForm } from './purchase/pack.ts';
import { withCapital } from '../../lib/with-capital.ts';

/** What is kept in a can or a jar is cooked and drained, and nobody says so twice. */
const saidByTheCan: PerLanguage<readonly RegExp[]> = {
  en: [/^(canned|cooked) /iu, /,? (from a jar|in a can)$/u, /, drained$/u],
  es: [/ en (lata|frasco)\b/u, / (cocid|escurrid)[oa]s?\b/gu],
  sv: [/^kokta? /iu, / på (burk|glas)(?=,|$)/u, /, avrunna$/u],
};

/** What is done to a food at home, not in a shop. */
const doneAtHome: PerLanguage<readonly RegExp[]> = {
  en: [/^brewed /iu, /, soaked$/u],
  es: [/ de filtro$/u, / \(infusión\)$/u, / hidratad[oa]s?$/u],
  sv: [/^blötlagd /iu, /, bryggt$/u],
};

/** "Chopped tomatoes" in a can of them, "coffee" in a bag: what the pack says is not said twice. */
export function nameInPack(args: { name: string; form: PackForm; language: Language }): string {
  const { name, form, language } = args;
  if (form === 'loose' || naturalForms.some((natural) => natural === form)) return name;
  const isCanned = form === 'can' || form === 'jar';
  const said = [...doneAtHome[language], ...(isCanned ? saidByTheCan[language] : [])];
  const short = said.reduce((text, words) => text.replace(words, ''), name);
  return withCapital(short);
}
