/** How long something takes, as the words of a step say it: of a range the shorter. */
export interface NamedWait {
  readonly minutes: number;
  readonly at: number;
  readonly end: number;
}

const figure = String.raw`(\d+(?:[.,]\d+)?(?: [13]/[24])?|[13]/[24])`;
/** Up to how long: "2 to 3", "de 2 a 3", "2–3". */
const most = String.raw`(?:(?: ?[-–] ?| (?:to|or|a|o|y|till|eller) )${figure})?`;
const unit =
  '(se[cgk](?:ond|undo|und)?(?:s|er(?:na)?)?|min(?:utes?|utos?|ut(?:er(?:na|s)?)?)?|h(?:ours?|oras?)|tim(?:me|mar))';
const named = new RegExp(
  String.raw`(?<![\d.,/½¼¾⅓⅔])${figure}${most}(?:[ -]| more )${unit}(?!\p{L})`,
  'giu',
);
/** How often is not how long. */
const howOften = /(?:every|cada|var(?:je)?) $/i;
const and = /^ (?:and|y|och) $/;

/** In the order of the text, in any of our languages: "30 seconds", "de 2 a 3 minutos", "1 timme och 30 minuter". */
export function waitsNamed(text: string): readonly NamedWait[] {
  const waits: NamedWait[] = [];
  for (const { index: at, 0: said, 1: least = '', 3: of = '' } of text.matchAll(named)) {
    if (howOften.test(text.slice(0, at))) continue;
    const wait = { minutes: valueOf(least) * minutesOf(of), at, end: at + said.length };
    const before = waits.at(-1);
    const isRest = before && wait.minutes < 60 && before.minutes >= 60;
    if (isRest && and.test(text.slice(before.end, at))) {
      waits.splice(-1, 1, { ...before, minutes: before.minutes + wait.minutes, end: wait.end });
    } else waits.push(wait);
  }
  return waits;
}

/** Seconds are no round part of a minute. */
export function isAsLong(one: number, other: number): boolean {
  return Math.round(one * 60) === Math.round(other * 60);
}

/** "1 1/2", "3/4", "1,5" */
function valueOf(said: string): number {
  return said.split(' ').reduce((sum, part) => {
    const [over = 0, under = 1] = part.replace(',', '.').split('/').map(Number);
    return sum + over / under;
  }, 0);
}

function minutesOf(word: string): number {
  if (/^s/i.test(word)) return 1 / 60;
  return /^m/i.test(word) ? 1 : 60;
}
