import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '../../../lib/language.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import { longestLine } from '../content-limits.rules.ts';
import type { FieldChange } from '../documents/document.rules.ts';
import { readLine } from './read-line.ts';

const lineField = /^ingredient\.([a-zA-Z0-9]+)\.line$/;

/**
 * Lines of a list as files have them: "2 dl grädde, vispad" becomes `200 ml heavy-cream` with a note.
 * What cannot be read stays as it was typed, for the check to say so.
 */
export async function readTypedLines(args: {
  changes: readonly FieldChange[];
  content: Pick<ContentIndex, 'foods' | 'foodsById'>;
  language: Language;
}): Promise<readonly FieldChange[]> {
  const { changes, content, language } = args;
  const { foods, foodsById } = content;
  const changed = new Set(changes.map(({ field }) => field));
  const read: FieldChange[] = [];
  for (const change of changes) {
    const [, id] = lineField.exec(change.field) ?? [];
    const isLine = id !== undefined && change.value.length <= longestLine;
    const line = isLine ? readLine({ text: change.value, foods, foodsById, language }) : null;
    read.push(line?.line ? { ...change, value: line.line } : change);
    const noteField = `ingredient.${id}.note.en`;
    if (line?.line && line.note !== null && !changed.has(noteField)) {
      read.push({ field: noteField, was: '', value: line.note });
    }
    if (line !== null) await nextTurn();
  }
  return read;
}
