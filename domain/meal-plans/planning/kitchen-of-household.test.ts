import { expect, test } from 'vitest';
import { testContent } from '../../../server/testing/test-server.ts';
import { asCookedFor } from '../../kitchen/cooked-times.rules.ts';
import { ordinaryAnswers, profileOf } from '../testing/member.ts';
import { kitchenOfHousehold } from './kitchen-of-household.ts';

const profile = { ...profileOf(ordinaryAnswers), leftovers: false };

test('a kitchen that cooks for one takes no more minutes than the recipes say', async () => {
  const content = await testContent();
  const eaters = { adults: 1, children: 0 };
  const { minutesMore } = await kitchenOfHousehold({ content, eaters, profile });
  expect(minutesMore).toEqual({});
});

test('a kitchen that cooks for six takes the minutes of its batches, as the dish in the plan does', async () => {
  const content = await testContent();
  const eaters = { adults: 6, children: 0 };
  const { minutesMore } = await kitchenOfHousehold({ content, eaters, profile });
  expect(Object.keys(minutesMore).length).toBeGreaterThan(2);
  for (const [id, more] of Object.entries(minutesMore)) {
    const recipe = content.recipesById.get(id)!;
    const { times } = asCookedFor({ recipe, servings: 6 });
    expect(more, id).toBeGreaterThanOrEqual(times.totalMinutes - recipe.times.totalMinutes);
  }
});

test('what is cooked for lunch as well fills the pan twice', async () => {
  const content = await testContent();
  const eaters = { adults: 3, children: 0 };
  const once = await kitchenOfHousehold({ content, eaters, profile });
  const twice = await kitchenOfHousehold({
    content,
    eaters,
    profile: { ...profile, leftovers: true },
  });
  const longer = Object.keys(twice.minutesMore).filter(
    (id) => twice.minutesMore[id]! > (once.minutesMore[id] ?? 0),
  );
  expect(longer.length).toBeGreaterThan(0);
  for (const id of longer) expect(content.recipesById.get(id)?.isGoodAsLeftovers).toBe(true);
});

test('a dinner that may be lunch too leaves what the better of the two leaves', async () => {
  const content = await testContent();
  const eaters = { adults: 1, children: 0 };
  const restsOf = async (leftovers: boolean) =>
    (await kitchenOfHousehold({ content, eaters, profile: { ...profile, leftovers } })).rests;
  const [once, twice] = [await restsOf(false), await restsOf(true)];
  for (const [id, rest] of Object.entries(twice)) expect(rest, id).toBeLessThanOrEqual(once[id]!);
  const eatenUp = Object.keys(once).filter((id) => twice[id] === undefined);
  expect(eatenUp.length).toBeGreaterThan(0);
});
