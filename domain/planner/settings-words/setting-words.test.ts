import { expect, test } from 'vitest';
import { listPlannerSettings } from '../settings.ts';
import { toldSetting } from './setting-words.ts';

test.each(['en', 'es', 'sv'] as const)('no two settings are called the same (%s)', (language) => {
  const labels = listPlannerSettings().map((setting) => toldSetting(setting, language).label);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

test.each(['en', 'es', 'sv'] as const)('every setting has a name and a reason (%s)', (language) => {
  const untold = listPlannerSettings().filter((setting) => {
    const { label, reason } = toldSetting(setting, language);
    return [label, reason].some((text) => typeof text !== 'string' || text.length < 3);
  });
  expect(untold.map(({ name }) => name)).toEqual([]);
});

test.each(['es', 'sv'] as const)('nothing is left in English (%s)', (language) => {
  const english = listPlannerSettings().flatMap((setting) => {
    const told = toldSetting(setting, language);
    const isSame =
      told.label === toldSetting(setting, 'en').label || told.reason === setting.reason;
    // A source that says more than who and when has words.
    const hasWords = /: .*[a-z]{3}/.test(setting.source ?? '');
    return isSame || (hasWords && told.source === setting.source) ? [setting.name] : [];
  });
  expect(english).toEqual([]);
});
