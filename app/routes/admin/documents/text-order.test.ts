import { expect, test } from 'vitest';
import type { EditedKind } from '../../../../domain/content-store/content-kind.rules.ts';
import { kinds } from '../../../../domain/content-store/kinds/kinds.ts';
import { testCatalogue } from '../../../../server/testing/test-server.ts';
import { textsInOrder } from './text-order.ts';

test.each(['PAGE', 'PROGRAM', 'VIDEO', 'COLLECTION', 'MEAL_PLAN'] as const)(
  'texts of a %s are read as they were before it was edited',
  async (kind: EditedKind) => {
    const catalogue = await testCatalogue();
    for (const { id } of kinds[kind].list(catalogue)) {
      const fields = kinds[kind].fieldsOf({ id, catalogue }) ?? {};
      const asInFile = Object.keys(fields)
        .filter((field) => field.endsWith('.en') && fields[field] !== '')
        .map((field) => field.slice(0, -'.en'.length));
      // As the database gives them back.
      const byLength = Object.entries(fields).toSorted(([a], [b]) => a.length - b.length);
      expect(textsInOrder(Object.fromEntries(byLength))).toEqual(asInFile);
    }
  },
);
