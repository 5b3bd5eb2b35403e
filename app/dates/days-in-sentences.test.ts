import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dateInSentence, longDateHeading } from './weekday-name.ts';

/**
 * Spanish and Swedish write days and months small. A name with a capital is called a heading in our
 * code, and stands where a sentence begins or for itself.
 */

const root = join(import.meta.dirname, '..', '..');
const languages = ['en', 'es', 'sv'] as const;

const names = {
  es: 'lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  sv: 'måndag tisdag onsdag torsdag fredag lördag söndag januari februari mars april maj juni juli augusti september oktober november december',
};

/** Names of what one sees alone: nothing is written before it. */
const standsAlone = new Set(['title', 'heading', 'label']);

/** Before it nothing, or the end of another sentence. */
const beginning = /(?:^|[.!?…]\s+|[¡¿“«])$/u;

function capitalsInside(text: string, words: string): string[] {
  const capital = new RegExp(
    `(?<!\\p{L})(?:${words.replaceAll(/(?<= |^)./gu, (first) => first.toUpperCase()).replaceAll(' ', '|')})`,
    'gu',
  );
  return [...text.matchAll(capital)]
    .filter(({ index }) => !beginning.test(text.slice(0, index)))
    .map(([name]) => name);
}

type Message = string | { match: Record<string, string> }[];

async function messagesIn(language: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for await (const file of glob(`i18n/messages/${language}/*.json`, { cwd: root })) {
    const messages: Record<string, Message> = JSON.parse(await readFile(join(root, file), 'utf8'));
    for (const [key, message] of Object.entries(messages)) {
      const texts =
        typeof message === 'string'
          ? [message]
          : message.flatMap((each) => Object.values(each.match));
      found.set(key, texts);
    }
  }
  return found;
}

test('the words for what is seen know a capital inside a sentence', () => {
  expect(capitalsInside('Desde el Lunes. Martes no, Enero', names.es)).toEqual(['Lunes', 'Enero']);
  expect(capitalsInside('Veckodagar. Måndagens gryta, och på Tisdag', names.sv)).toEqual([
    'Tisdag',
  ]);
  expect(capitalsInside('Martes: desde el lunes', names.es)).toEqual([]);
});

test.each(['es', 'sv'] as const)(
  'no message in %s writes a day or a month with a capital inside a sentence',
  async (language) => {
    const wrong = [...(await messagesIn(language))].filter(([, texts]) =>
      texts.some((text) => capitalsInside(text, names[language]).length > 0),
    );
    expect(wrong).toEqual([]);
  },
);

interface Source {
  file: string;
  text: string;
}

async function sources(): Promise<Source[]> {
  const found: Source[] = [];
  for await (const file of glob('{app,domain,server}/**/*.{ts,tsx}', { cwd: root })) {
    if (file.includes('.test.') || file.includes('.gen.')) continue;
    const text = await readFile(join(root, file), 'utf8');
    if (/heading/i.test(text)) found.push({ file, text });
  }
  return found;
}

/** Of an expression, without the names of messages. */
function isHeading(expression: string, known: ReadonlySet<string>): boolean {
  const said = expression.replaceAll(/\bm\.\w+/g, '');
  if (/\b(?:weekday|date|short|shortDate)Heading\b|\.heading\b(?!\(\))/.test(said)) return true;
  return [...said.matchAll(/(?<![.\w])\w+/g)].some(([name]) => known.has(name));
}

/** What a message is called with: the values and the name of each. */
function callsIn({ text }: Source): { key: string; values: [string, string][] }[] {
  return [...text.matchAll(/\bm\.(\w+)\(\{/g)].map(({ 0: begin, 1: key = '', index }) => {
    const inside = balanced(text, index + begin.length);
    const parts = inside.split(/,(?![^({[]*[)}\]])(?![^`]*`(?:[^`]*`[^`]*`)*[^`]*$)/);
    const values = parts.flatMap((part): [string, string][] => {
      const [name = '', ...value] = part.split(':');
      return name.trim() === '' ? [] : [[name.trim(), value.join(':') || name.trim()]];
    });
    return { key, values };
  });
}

/** Up to the brace that closes what is open at the index. */
function balanced(text: string, from: number): string {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}' && (depth -= 1) === 0) return text.slice(from, at);
  }
  return text.slice(from);
}

function misplacedIn(source: Source, messages: readonly Map<string, string[]>[]): string[] {
  const known = new Set<string>();
  for (const [, name = '', value = ''] of source.text.matchAll(
    /\b(?:const|let) (\w+) =([^;]*);/g,
  )) {
    if (!value.includes('=>') && isHeading(value, new Set())) known.add(name);
  }
  const called = callsIn(source).flatMap(({ key, values }) =>
    values
      .filter(([, value]) => isHeading(value, known))
      .filter(([name]) =>
        messages
          .flatMap((each) => each.get(key) ?? [])
          .some((text) => !beginning.test(text.split(`{${name}}`)[0] ?? '')),
      )
      .map(([name]) => `${source.file}: ${name} of ${key}`),
  );
  const handedOn = [...source.text.matchAll(/\s(\w+)=\{([^{}]*)\}/g)]
    .filter(([, , value = '']) => isHeading(value, known))
    .filter(([, name = '']) => !standsAlone.has(name) && !name.endsWith('Heading'))
    .map(([, name]) => `${source.file}: handed on as ${name}`);
  return [...called, ...handedOn];
}

test('a heading is found in what a message is called with, and in what a component is given', () => {
  const messages = [new Map([['from_day', ['From {day}, {title}']]])];
  const misplaced = (text: string) => misplacedIn({ file: 'a', text }, messages);
  const wrong = 'a: day of from_day';
  expect(misplaced('m.from_day({ day: first.weekdayHeading })')).toEqual([wrong]);
  expect(misplaced('m.from_day({ title, day: words.heading({ day }) })')).toEqual([wrong]);
  expect(misplaced('const day = words.heading(each);\nm.from_day({ title, day });')).toEqual([
    wrong,
  ]);
  expect(misplaced('m.from_day({ day: first.weekday, title: m.some_heading() })')).toEqual([]);
  expect(misplaced('<Row dayName={words.heading(day)} title={date.heading} />')).toEqual([
    'a: handed on as dayName',
  ]);
});

test('a day with a capital is never put inside a sentence', async () => {
  const messages = await Promise.all(languages.map(messagesIn));
  const misplaced = (await sources()).flatMap((source) => misplacedIn(source, messages));
  expect(misplaced).toEqual([]);
});

test.each([
  ['en', 'Monday, November 30', 'Monday, November 30'],
  ['es', 'lunes 30 de noviembre', 'Lunes, 30 de noviembre'],
  ['sv', 'måndag 30 november', 'Måndag 30 november'],
] as const)('a date in %s is "%s" inside a sentence, "%s" alone', (locale, inside, alone) => {
  const day = { date: '2026-11-30', locale };
  expect([dateInSentence(day), longDateHeading(day)]).toEqual([inside, alone]);
});

test('a weekday with its whole date is worded in one place', async () => {
  const wording: string[] = [];
  for await (const file of glob('{app,domain,server,lib}/**/*.{ts,tsx}', { cwd: root })) {
    if (file.includes('.test.')) continue;
    const text = await readFile(join(root, file), 'utf8');
    const options = [...text.matchAll(/\{[^{}]*weekday: 'long'[^{}]*\}/g)].map(([each]) => each);
    if (options.some((each) => each.includes("month: 'long'"))) wording.push(file);
  }
  expect(wording).toEqual(['app/dates/weekday-name.ts']);
});
