import { beforeAll, expect, test } from 'vitest';
import { testCatalogue } from '../../../server/testing/test-server.ts';
import { editedKinds } from '../content-kind.rules.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import { kinds } from '../kinds/kinds.ts';
import { readSentence, ruleSaid } from './read-sentence.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await testCatalogue();
});

const values = ['', 'x y', '-1', '{none}', '"<'];
const cases = editedKinds.flatMap((kind) => values.map((value) => ({ kind, value })));

test.each(cases)(
  'whatever field of a $kind is changed to "$value", what is said of it has words in three languages',
  ({ kind, value }) => {
    const [thing] = kinds[kind].list(catalogue);
    const id = thing?.id ?? '';
    const fields = kinds[kind].fieldsOf({ id, catalogue }) ?? {};
    // One field of each sort.
    const bySort = new Map(
      Object.keys(fields).map((field) => [field.replaceAll(/\.[^.]+(?=\.)/g, '.*'), field]),
    );
    const untold = new Set<string>();
    for (const field of bySort.values()) {
      const remarks = kinds[kind].judge({ id, fields: { ...fields, [field]: value }, catalogue });
      for (const { message } of remarks) {
        if (readSentence(ruleSaid(message).message) === null) untold.add(`${field}: ${message}`);
      }
    }
    expect([...untold]).toEqual([]);
  },
  30_000,
);
