import type { Language } from '../../../lib/language.ts';
import { waitsNamed, type NamedWait } from '../../recipes/ingredients/step-waits.rules.ts';

/** A wait that a timer may ring for and need not. */
interface Words {
  readonly before: RegExp;
  readonly after: RegExp;
}

/**
 * Part of another wait, all of several or a longer one to choose: "for the last 2 minutes", "12 minutes in
 * all", "or 4 minutes longer for firm yolks".
 */
const freeToTime: Readonly<Record<Language, Words>> = {
  en: { before: /\b(?:last|first|up to) $/i, after: /^ (?:in all|longer for|more for)\b/i },
  es: {
    before: /(?<!\p{L})(?:últimos|primeros|hasta) (?:unos )?$/iu,
    after: /^ (?:en total|más (?:si|para))(?!\p{L})/iu,
  },
  sv: {
    before: /(?<!\p{L})(?:sista|första|sammanlagt|totalt|högst|upp till) $/iu,
    after: /^ (?:sammanlagt|totalt|längre|till (?:om|för))(?!\p{L})/iu,
  },
};

/** Nobody waits so long: "serve within 30 minutes", "15 seconds at a time", "30 minutes ahead". */
const noWait: Readonly<Record<Language, Words>> = {
  en: { before: /\bwithin $/i, after: /^ (?:at a time|ahead)\b/i },
  es: {
    before: /(?<!\p{L})en menos de $/iu,
    after: /^ (?:cada vez|por vez|antes(?! de))(?!\p{L})/iu,
  },
  sv: { before: /(?<!\p{L})(?:inom|stelnar på) $/iu, after: /^ (?:i taget|i förväg)(?!\p{L})/iu },
};

/** What is done only where it went wrong. */
const onlyIf: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|[.;] )if\b[^.;]*$/i,
  es: /(?:^|[.;] )si\b[^.;]*$/i,
  sv: /(?:^|[.;] )om\b[^.;]*$/i,
};

export interface TimedWait extends NamedWait {
  readonly isFree: boolean;
}

/** The waits of a step at whose end the cook does something. */
export function timedWaits(text: string, language: Language): readonly TimedWait[] {
  return waitsNamed(text).flatMap((wait) => {
    const around = { before: text.slice(0, wait.at), after: text.slice(wait.end) };
    if (isSaid(noWait[language], around) || onlyIf[language].test(around.before)) return [];
    return [{ ...wait, isFree: isSaid(freeToTime[language], around) }];
  });
}

function isSaid(words: Words, { before, after }: { before: string; after: string }): boolean {
  return words.before.test(before) || words.after.test(after);
}
