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

const settingOf = (name: string) => listPlannerSettings().find((each) => each.name === name)!;

test('a setting has its name, its reason and its source in each language', () => {
  const salt = settingOf('saltFrom');
  expect(toldSetting(salt, 'en')).toEqual({
    label: expect.any(String),
    reason: salt.reason,
    source: salt.source,
  });
  const [es, sv] = [toldSetting(salt, 'es'), toldSetting(salt, 'sv')];
  expect([es.source, sv.source]).toEqual([
    'OMS 2012: menos de 5 g al día',
    'WHO 2012: mindre än 5 g om dagen',
  ]);
  expect(new Set([es.label, sv.label, toldSetting(salt, 'en').label]).size).toBe(3);
});

test('what has no source has none in any language, and a bare name stays', () => {
  const tolerance = settingOf('energyTolerance');
  const bare = { ...tolerance, source: 'Mifflin 1990' };
  for (const language of ['en', 'es', 'sv'] as const) {
    expect(toldSetting({ ...tolerance, source: undefined }, language).source).toBeNull();
    expect(toldSetting(bare, language).source).toBe('Mifflin 1990');
  }
});

test('a setting nobody has words for is a mistake', () => {
  const unknown = { ...settingOf('saltFrom'), name: 'pepperFrom' };
  expect(() => toldSetting(unknown, 'en')).toThrow('weights.pepperFrom');
});
