import type { FigureData } from './page.ts';

/**
 * What a figure is drawn from, as one line: `levels`, `servings 20: salmon 150, egg 120`,
 * `days 14: water 1-8 1-4, tired 1-14 2-7`, `foods: salmon, egg`, `ranking satiety 20`.
 */
export function writeFigure(data: FigureData): string {
  switch (data.kind) {
    case 'levels':
      return 'levels';
    case 'foods':
      return `foods: ${data.foods.join(', ')}`;
    case 'ranking':
      return `ranking ${data.by} ${data.count}`;
    case 'servings': {
      const servings = data.servings.map(({ food, grams }) => `${food} ${grams}`);
      return `servings ${data.dayGrams}: ${servings.join(', ')}`;
    }
    case 'days': {
      const lanes = data.lanes.map(
        ({ id, from, to, mostFrom, mostTo }) => `${id} ${from}-${to} ${mostFrom}-${mostTo}`,
      );
      return `days ${data.days}: ${lanes.join(', ')}`;
    }
  }
}

/** As the file of a page says it; whether it holds is for the reader of the file to say. */
export function readFigureFacts(text: string): Record<string, unknown> {
  const [head = '', list = ''] = text.split(':').map((part) => part.trim());
  const [kind, ...facts] = head.split(' ');
  const parts = list.split(',').map((part) => part.trim().split(' '));
  if (kind === 'foods') return { kind, foods: parts.map(([food = '']) => food) };
  if (kind === 'ranking') return { kind, by: facts[0], count: Number(facts[1]) };
  if (kind === 'servings') {
    const servings = parts.map(([food, grams]) => ({ food, grams: Number(grams) }));
    return { kind, dayGrams: Number(facts[0]), servings };
  }
  if (kind === 'days') return { kind, days: Number(facts[0]), lanes: parts.map(laneOf) };
  return { kind };
}

function laneOf([id, whole = '', most = '']: readonly string[]) {
  const [from, to] = whole.split('-').map(Number);
  const [mostFrom, mostTo] = most.split('-').map(Number);
  return { id, from, to, mostFrom, mostTo };
}
