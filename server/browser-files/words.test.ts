import { expect, test } from 'vitest';
import { localeCodes } from '../../i18n/locales.ts';
import * as messages from '../../i18n/paraglide/messages.js';
import { plural } from '../../i18n/paraglide/registry.js';
import { withWords } from './fill-words.ts';
import { withMarks } from './mark-words.ts';

type Message = (inputs: object, options: { locale: string }) => string;

const all = messages as unknown as Record<string, Message>;
const importOfMessages = `import * as m from '../i18n/paraglide/messages.js';\n`;

/** Runs a piece of a script as a browser of one language would get it. */
function say({ code, locale }: { code: string; locale: (typeof localeCodes)[number] }): unknown {
  const marked = withMarks(`${importOfMessages}${code}`, 'page.tsx');
  const body = withWords(marked, locale).replace(/^import .*$/gm, '');
  return new Function('__plural', body)(plural) as unknown;
}

test.each(localeCodes)('every message says in %s what the server says', (locale) => {
  const keys = Object.keys(all).filter((key) => key !== 'm');
  const code = `return (inputs) => ({ ${keys.map((key) => `${key}: m.${key}(inputs)`).join(', ')} });`;
  const sayAll = say({ code, locale }) as (given: object) => Record<string, string>;
  for (const count of [0, 1, 2, 7]) {
    const inputs = inputsWith(count);
    const expected = keys.map((key) => [key, all[key]!(inputs, { locale })]);
    expect(sayAll(inputs)).toEqual(Object.fromEntries(expected));
  }
});

/** A value for every name a message may ask for. */
function inputsWith(count: number): object {
  return new Proxy(
    {},
    { get: (_target, name) => (name === 'count' ? count : `<${String(name)}>`) },
  );
}

test('a message that is not called at once is a function still', () => {
  const code = `const words = { servings: m.recipes_servings }; return words.servings();`;
  expect(say({ code, locale: 'sv' })).toBe('Portioner');
});

test('nothing of another language is in a script', () => {
  const marked = withMarks(`${importOfMessages}alert(m.recipes_servings());`, 'page.ts');
  const [english, swedish] = [withWords(marked, 'en'), withWords(marked, 'sv')];
  expect(english).toContain('Servings');
  expect(english).not.toContain('Portioner');
  expect(swedish).not.toContain('Servings');
});

test('a message by a computed name stops the build', () => {
  const code = `${importOfMessages}alert(m[name]());`;
  expect(() => withMarks(code, 'page.ts')).toThrow('by their names');
});
