import { expect, test } from 'vitest';
import { testCatalogue } from '../../../server/testing/test-server.ts';
import { editedKinds } from '../content-kind.rules.ts';
import { kinds } from '../kinds/kinds.ts';
import { readSentence, ruleSaid } from './read-sentence.ts';

test.each(editedKinds)(
  'whatever a field of a %s is changed to, what is said of it has words in three languages',
  async (kind) => {
    const catalogue = await testCatalogue();
    const [thing] = kinds[kind].list(catalogue);
    const id = thing?.id ?? '';
    const fields = kinds[kind].fieldsOf({ id, catalogue }) ?? {};
    // One field of each sort.
    const bySort = new Map(
      Object.keys(fields).map((field) => [field.replaceAll(/\.[^.]+(?=\.)/g, '.*'), field]),
    );
    const untold = new Set<string>();
    for (const field of bySort.values()) {
      for (const value of ['', 'x y', '-1', '{none}', '"<']) {
        const remarks = kinds[kind].judge({ id, fields: { ...fields, [field]: value }, catalogue });
        for (const { message } of remarks) {
          if (readSentence(ruleSaid(message).message) === null) {
            untold.add(`${field} "${value}": ${message}`);
          }
        }
      }
    }
    expect([...untold]).toEqual([]);
  },
  30_000,
);
