import { sameFigures } from './same-figures.ts';

/** Three days in the fridge are three in Spanish and Swedish too, in figures or in words. */
export const sameDays = sameFigures({
  id: 'same-days',
  unit: 'd',
  figuresIn: (text) =>
    [...text.matchAll(time)].flatMap(({ groups }) => {
      const number = (groups?.['number'] ?? '').toLowerCase();
      const unit = (groups?.['unit'] ?? '').toLowerCase();
      const days = (numbers[number] ?? Number(number)) * daysOf(unit);
      // "A day ahead" is "the day before" in another language.
      return days === 1 ? [] : [String(days)];
    }),
});

const words = [
  'a one un una en ett',
  'two dos två',
  'three tres tre',
  'four cuatro fyra',
  'five cinco fem',
  'six seis sex',
  'seven siete sju',
];
const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  words.flatMap((line, index) => line.split(' ').map((word) => [word, index + 1])),
);
const time = new RegExp(
  `(?<![\\p{L}\\d.,])(?<number>\\d+|${Object.keys(numbers).join('|')}) (?:more |till )?` +
    '(?<unit>days?|weeks?|months?|días?|semanas?|mes|meses|dag|dagar|dygn|vecka|veckor|månad|månader)(?!\\p{L})',
  'giu',
);

function daysOf(unit: string): number {
  if (/^(?:week|semana|veck)/.test(unit)) return 7;
  return unit.startsWith('m') ? 30 : 1;
}
