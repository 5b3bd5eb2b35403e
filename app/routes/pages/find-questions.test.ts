import { expect, test } from 'vitest';
import { countQuestions, findQuestions } from './find-questions.ts';

function words(text: string) {
  return { runs: [{ text, isStrong: false, href: null, source: null }] };
}

function section(id: string, questions: [question: string, answer: string][]) {
  const asked = questions.map(([question, answer]) => ({ question, answer: words(answer) }));
  return { id, title: id, blocks: [{ questions: asked }] };
}

const sections = [
  section('eating', [
    ['What are net carbs?', 'Carbohydrates without fiber.'],
    ['¿Qué es la fibra?', 'Lo que no se digiere.'],
  ]),
  section('paying', [['How do I cancel?', 'In your settings, in two presses.']]),
];

function found(text: string): string[] {
  return findQuestions({ sections, text }).flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      'questions' in block ? block.questions.map(({ question }) => question) : [],
    ),
  );
}

test('a question is found by its words and by those of its answer, in any order', () => {
  expect(found('cancel')).toEqual(['How do I cancel?']);
  expect(found('settings cancel')).toEqual(['How do I cancel?']);
  expect(found('FIBER carbs')).toEqual(['What are net carbs?']);
});

test('accents may be left out', () => {
  expect(found('que es')).toEqual(['¿Qué es la fibra?']);
});

test('a heading without any is left out, and all of them where no words are', () => {
  expect(findQuestions({ sections, text: 'cancel' }).map(({ id }) => id)).toEqual(['paying']);
  expect(findQuestions({ sections, text: 'pancakes' })).toEqual([]);
  expect(countQuestions(findQuestions({ sections, text: '  ' }))).toBe(3);
});
