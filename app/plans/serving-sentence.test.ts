import { expect, test } from 'vitest';
import * as m from '../../i18n/paraglide/messages.js';
import { localeCodes } from '../../i18n/locales.ts';
import { withLocale } from '../shell/request-locale.server.ts';
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
  [{ portions: [{ size: 'SMALL' }] }, 'for 1, a small plate for you'],
  [{ portions: [{ size: 'GENEROUS' }] }, 'for 1, a generous plate for you'],
  [{ portions: [{ size: 'LARGE' }, { size: 'SMALL' }] }, 'for 2, a large plate for you'],
  [{ keptServings: 0.25 }, 'for 2, ¼ serving is left over'],
  [{ keptServings: 10 }, 'for 2, 10 servings are left over'],
])('%j is said as %j', (parts, sentence) => {
  expect(servingSentence({ serving: { ...forTwo, ...parts }, locale: 'en' })).toBe(sentence);
});

test.each([
  [0.25, 'sobra ¼ de porción'],
  [0.5, 'sobra media porción'],
  [1, 'sobra 1 porción'],
  [1.5, 'sobran 1½ porciones'],
])('in Spanish %s of a serving is left over as %j', (keptServings, kept) => {
  const said = withLocale('es', () => {
    return servingSentence({ serving: { ...forTwo, keptServings }, locale: 'es' });
  });
  expect(said).toBe(`para 2, ${kept}`);
});

test('a plate is called the same in a sentence as where it is chosen', () => {
  for (const locale of localeCodes) {
    if (locale === 'zu') continue;
    const pairs = withLocale(locale, () => [
      [m.recipes_own_small(), m.meal_plans_plate_small()],
      [m.recipes_own_generous(), m.meal_plans_plate_generous()],
      [m.recipes_own_large(), m.meal_plans_plate_large()],
    ]);
    for (const [own = '', plate = ''] of pairs) expect(own.startsWith(plate)).toBe(true);
  }
});
