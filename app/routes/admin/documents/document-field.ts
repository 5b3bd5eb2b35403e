import * as m from '../../../../i18n/paraglide/messages.js';
import { languageName } from '../role-words.ts';
import { idsOf, type Texts } from '../recipes/draft/draft-changes.ts';

/** `Section 2: text` of `section.what-to-eat.body.en`: what a field is called; a plural says whose. */
export function documentField(field: string, texts: Texts): string {
  const language = /-(en|es|sv)$/.exec(field)?.[1];
  if (language !== undefined) {
    const text = documentField(field.slice(0, -'-en'.length), texts);
    return m.kitchen_text_in({ text, language: languageName(language) });
  }
  const name = field.replace(/\.(?:en|es|sv)$/, '');
  const [part = '', id = '', leaf = ''] = name.split('.');
  if (id === '') return m.kitchen_field({ field: part });
  const place = idsOf(texts, `${part}s`).indexOf(id) + 1;
  const isNamed = leaf === '' || part === 'level';
  const of = m.kitchen_field({ field: isNamed ? `${part}.${id}` : nameOfLine(part) });
  const line = place > 0 ? `${of} ${place}` : of;
  if (leaf === '' || leaf === 'data') return line;
  const words = m.kitchen_field({ field: leaf });
  // By itself it begins a label.
  return `${line}: ${leaf === 'title' ? words.toLowerCase() : words}`;
}

/** A video has one lesson it goes with; a program has lessons. */
function nameOfLine(part: string): string {
  return part === 'lesson' ? 'lesson.line' : part;
}
