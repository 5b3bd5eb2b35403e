import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { placeholdersIn } from '../../lib/fill-placeholders.ts';
import { languages, type Language } from '../../lib/language.ts';
import { placeholders } from './fill-terms.rules.ts';
import type { Terms, TermsText } from './terms.ts';

const text = z.string().trim().min(1);
const termsSchema = z.strictObject({
  title: text,
  short: z.array(text).min(1),
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/),
        title: text,
        plain: text,
        paragraphs: z.array(text).min(1),
      }),
    )
    .min(1),
});

/**
 * The terms of `content/legal` in every language. Throws where a file is malformed, names what nobody
 * fills in, or says less than the English one: no part of a contract may be left out quietly.
 */
export async function compileTerms(folder: string): Promise<Terms> {
  const [en, es, sv] = await Promise.all(languages.map((language) => readTerms(folder, language)));
  if (!en || !es || !sv) throw new Error('The terms are missing in a language.');
  const terms = { en, es, sv };
  for (const language of languages) {
    if (outlineOf(terms[language]) === outlineOf(en)) continue;
    throw new Error(`The terms in ${language} have other parts than those in English.`);
  }
  return terms;
}

async function readTerms(folder: string, language: Language): Promise<TermsText> {
  const file = join(folder, language === 'en' ? 'terms.yaml' : `terms.${language}.yaml`);
  const source = await readFile(file, 'utf8');
  for (const name of placeholdersIn(source)) {
    if (!placeholders.some((known) => known === name)) {
      throw new Error(`${file}: nothing is known of {${name}}.`);
    }
  }
  return termsSchema.parse(parse(source));
}

/** Which sections there are and how many paragraphs each has. */
function outlineOf({ short, sections }: TermsText): string {
  const parts = sections.map(({ id, paragraphs }) => `${id} ${paragraphs.length}`);
  return [short.length, ...parts].join(', ');
}
