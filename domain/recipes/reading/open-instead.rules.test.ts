import { expect, test } from 'vitest';
import { openInstead } from './open-instead.rules.ts';

type Candidate = Parameters<typeof openInstead>[0]['recipe'];

function recipe(id: string, change: Partial<Candidate> = {}): Candidate {
  return {
    id,
    role: 'main',
    meals: ['DINNER'],
    dish: 'STEW',
    protein: 'BEEF',
    isPremium: false,
    times: { totalMinutes: 30 },
    ...change,
  };
}

function idsFor(recipes: readonly Candidate[]): string[] {
  const found = openInstead({ recipe: recipe('locked', { isPremium: true }), recipes, count: 3 });
  return found.map(({ id }) => id);
}

test('what is open instead is open, for the same meal and as much of a meal', () => {
  const others = [
    recipe('for members', { isPremium: true }),
    recipe('breakfast', { meals: ['BREAKFAST'] }),
    recipe('side', { role: 'side' }),
    recipe('dinner'),
  ];
  expect(idsFor(others)).toEqual(['dinner']);
});

test('what is most like it comes first, then what is ready soonest', () => {
  const others = [
    recipe('soup', { dish: 'SOUP', protein: 'EGGS', times: { totalMinutes: 5 } }),
    recipe('slow stew', { times: { totalMinutes: 90 } }),
    recipe('quick stew', { times: { totalMinutes: 20 } }),
    recipe('steak', { dish: 'GRILL' }),
  ];
  expect(idsFor(others)).toEqual(['quick stew', 'slow stew', 'steak']);
});
