import { expect, test } from 'vitest';
import { kinds } from '../../../../domain/content-store/kinds/kinds.ts';
import { pageKeys } from '../../../../domain/pages/page-keys.rules.ts';
import { testCatalogue } from '../../../../server/testing/test-server.ts';
import { docOfText, textOfDoc } from './blocks-doc.ts';

test('every shipped section comes out of the editor as it went in', async () => {
  const catalogue = await testCatalogue();
  for (const id of pageKeys) {
    const fields = kinds.PAGE.fieldsOf({ id, catalogue }) ?? {};
    for (const [field, text] of Object.entries(fields)) {
      if (!field.includes('.body.')) continue;
      expect(textOfDoc(docOfText(text)), `${id} ${field}`).toBe(text);
    }
  }
});

test.each([
  ['nothing', ''],
  ['what looks like a block', '\\- no list'],
  ['a recipe', 'Cook it.\n\n:: recipe: beef-bourguignon'],
  ['markup, which means nothing', 'a <script>alert(1)</script> & b'],
])('%s stays what it is', (_name, text) => {
  expect(textOfDoc(docOfText(text))).toBe(text);
});

test.each([
  ['> tip: Salt\nOne.', '> tip: Salt\nOne. More.'],
  ['? Why?\nOne.', '? Why?\nOne. More.'],
])('a paragraph that is added to a block is kept (%s)', (text, now) => {
  const doc = docOfText(text);
  const added = { type: 'paragraph', content: [{ type: 'text', text: 'More.' }] };
  const [block] = doc.content ?? [];
  const longer = { ...block, content: [...(block?.content ?? []), { type: 'paragraph' }, added] };
  expect(textOfDoc({ ...doc, content: [{ type: 'semantic', ...longer }] })).toBe(now);
});

test('who exists is still no sample after an edit', () => {
  const text = '@ Maja Lind | Dietitian | real\nReads every plan.\n@ Leo Berg | Cook\nTries it.';
  expect(textOfDoc(docOfText(text))).toBe(text);
});
