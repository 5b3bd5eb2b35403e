import { compileSources } from '../domain/recipes/files/compile-content.ts';
import { readContentFolder } from '../domain/recipes/files/read-content-folder.ts';
import { drawDish, drawFood } from '../domain/recipes/pictures/draw-pictures.ts';
import { drawStep } from '../domain/recipes/pictures/draw-step.ts';

/**
 * CPU and bytes of every dish, step and food: a dish takes at most 3 ms and 6 kB. `--quick` draws 60
 * dishes; the last line is JSON.
 */
const mostMs = 3;
const mostBytes = 6144;
const isQuick = process.argv.includes('--quick');

const { content } = compileSources({ sources: await readContentFolder('content') });
const foods = new Map(content.foods.map((food) => [food.id, food]));
const recipes = isQuick ? content.recipes.slice(0, 60) : content.recipes;

for (const recipe of recipes.slice(0, 40)) drawDish({ recipe, foods, isDark: false });
const dishes = recipes.map((recipe) => drawn(() => drawDish({ recipe, foods, isDark: false })));
const alone = content.foods.map((food) => drawn(() => drawFood(food) ?? ''));
const steps = recipes.flatMap((recipe) =>
  recipe.steps.map((_, index) =>
    drawn(() => drawStep({ recipe, foods, index, isDark: false }) ?? ''),
  ),
);
const all = {
  dishes: told('dishes', dishes),
  steps: told('steps', steps),
  foods: told('foods', alone),
};
console.log(JSON.stringify({ benchmark: 'pictures', isQuick, ...all }));
const times = dishes.map(({ ms }) => ms).toSorted((a, b) => a - b);
const isSlow = (times[Math.floor(times.length * 0.99)] ?? 0) > mostMs;
const isLarge = [...dishes, ...steps].some(({ bytes }) => bytes > mostBytes);
if (isSlow || isLarge) process.exitCode = 1;

interface Drawn {
  ms: number;
  bytes: number;
}

/** Processor time, so that a busy machine does not count. */
function drawn(draw: () => string): Drawn {
  const before = process.cpuUsage();
  const svg = draw();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, bytes: svg.length };
}

interface Told {
  count: number;
  meanMs: number;
  slowestMs: number;
  meanBytes: number;
  mostBytes: number;
}

function told(name: string, pictures: readonly Drawn[]): Told {
  const sum = (pick: (picture: Drawn) => number) =>
    pictures.reduce((total, picture) => total + pick(picture), 0);
  const figures = {
    count: pictures.length,
    meanMs: Number((sum(({ ms }) => ms) / pictures.length).toFixed(3)),
    slowestMs: Math.max(...pictures.map(({ ms }) => ms)),
    meanBytes: Math.round(sum(({ bytes }) => bytes) / pictures.length),
    mostBytes: Math.max(...pictures.map(({ bytes }) => bytes)),
  };
  console.log(
    `${name}: ${figures.count}, ${figures.meanMs} ms each, slowest ${figures.slowestMs} ms, ` +
      `${figures.meanBytes} bytes each, largest ${figures.mostBytes}.`,
  );
  return figures;
}
