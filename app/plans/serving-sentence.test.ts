import { expect, test } from 'vitest';
import { servingSentence, type Serving } from './serving-sentence.ts';

const forTwo: Serving = {
  portions: [{ size: 'REGULAR' }, { size: 'REGULAR' }],
  keptServings: 0,
  leftoversOnDay: null,
  leftoversOnWeekday: null,
};

test.each<[Partial<Serving>, string]>([
  [{}, 'for 2'],
  [{ leftoversOnDay: 1, leftoversOnWeekday: 1 }, 'for 2, plus lunch on Tuesday'],
  [{ leftoversOnDay: 1 }, 'for 2, plus lunch the day after'],
  [{ portions: [{ size: 'GENEROUS' }] }, 'for 1, a generous plate for you'],
  [{ portions: [{ size: 'LARGE' }, { size: 'SMALL' }] }, 'for 2, a large plate for you'],
  [{ keptServings: 0.25 }, 'for 2, ¼ serving is left over'],
  [{ keptServings: 10 }, 'for 2, 10 servings are left over'],
])('%j is said as %j', (parts, sentence) => {
  expect(servingSentence({ serving: { ...forTwo, ...parts }, locale: 'en' })).toBe(sentence);
});
