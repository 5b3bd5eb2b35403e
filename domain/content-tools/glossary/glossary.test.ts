import { expect, test } from 'vitest';
import { parseGlossary } from './glossary.ts';

test('a glossary says what to write, what to avoid and where that is right after all', () => {
  const glossary = parse(`words:
  - use: jugo
    avoid: zumo
  - use: res
    avoid: [ternera, vacuno]
    why: Beef is res.
    allow:
      - words: escalope de ternera
        why: This is veal.
`);
  expect(glossary.problems).toEqual([]);
  expect(glossary.entries).toEqual([
    { use: 'jugo', avoid: ['zumo'], allowed: [] },
    { use: 'res', avoid: ['ternera', 'vacuno'], allowed: ['escalope de ternera'] },
  ]);
});

test.each<[string, string]>([
  ['words:\n  - zumo\n', '2: A word should say what to "use" and what to "avoid".'],
  ['words:\n  - use: jugo\n', '2: "avoid" is missing.'],
  ['words:\n  - { use: jugo, avoid: zumo, insteadOf: x }\n', '2: "insteadOf" is not known here.'],
  ['words:\n  - { use: res, avoid: ternera, allow: [osobuco] }\n', 'An exception should say the'],
  ['words:\n  - { use: a, avoid: b, allow: [{ words: c }] }\n', '2: "why" is missing.'],
])('%s is named', (text, problem) => {
  const found = parse(text).problems.map(({ line, message }) => `${line}: ${message}`);
  expect(found).toEqual([expect.stringContaining(problem)]);
});

function parse(text: string) {
  return parseGlossary({ source: { file: 'es.yaml', text }, language: 'es' });
}
