/**
 * Prints a week for each of twenty people from the real recipes, to be read by somebody who knows
 * food: numbers tell how fast a plan is found, not whether one would like to eat it. A list of what
 * a dietitian would remark on, counted, ends it.
 */
import { join } from 'node:path';
import { plannerCatalog } from '../domain/meal-plans/planning/planner-catalog.ts';
import { evaluatePlan, generatePlanOrExplain, targetsFor } from '../domain/planner/index.ts';
import type { Plan } from '../domain/planner/types.ts';
import { compileContent } from '../domain/recipes/files/compile-content.ts';
import { indexContent } from '../domain/recipes/content-index.ts';
import { people, type Person } from './weeks/people.ts';
import { listRemarks } from './weeks/remarks.ts';

const content = indexContent(
  await compileContent({ folder: join(import.meta.dirname, '..', 'content') }),
);
const catalog = plannerCatalog(content);
const counts = new Map<string, number>();

for (const person of people) await printWeek(person);

console.log(`\nRemarks on ${people.length} weeks from ${catalog.recipes.length} recipes:`);
if (counts.size === 0) console.log('  none');
for (const [remark, count] of counts) console.log(`  ${String(count).padStart(4)}  ${remark}`);

async function printWeek({ name, profile }: Person): Promise<void> {
  const { energyKcal, proteinGrams, netCarbs, portion } = targetsFor(profile);
  console.log(
    `\n## ${name}: ${energyKcal} kcal, ${proteinGrams} g protein, ` +
      `${netCarbs.grams} g net carbs, servings of ${portion}`,
  );
  const result = await generatePlanOrExplain({ catalog, profile, days: 7, seed: 7 });
  if (!result.ok) {
    console.log(JSON.stringify(result));
    return;
  }
  printDays({ plan: result.plan, profile });
  const terms = Object.entries(result.parts).filter(([, cost]) => cost >= 0.005);
  const costs = terms.map(([term, cost]) => `${term} ${cost.toFixed(2)}`).join(', ');
  console.log(`  ${result.objective.toFixed(2)}: ${costs}`);
  for (const remark of listRemarks({ catalog, profile, plan: result.plan })) {
    console.log(`  ! day ${remark.day + 1}: ${remark.text}`);
    counts.set(remark.text, (counts.get(remark.text) ?? 0) + 1);
  }
}

function printDays({ plan, profile }: { plan: Plan } & Pick<Person, 'profile'>): void {
  const { days } = evaluatePlan({ catalog, profile, plan });
  plan.days.forEach(({ meals }, day) => {
    const { kcal, proteinGrams, netCarbsGrams, vegetableGrams } = days[day]!;
    console.log(
      `Day ${day + 1}: ${Math.round(kcal)} kcal, ${Math.round(proteinGrams)} g protein, ` +
        `${netCarbsGrams.toFixed(1)} g net carbs, ${Math.round(vegetableGrams)} g vegetables`,
    );
    for (const { meal, recipes } of meals) {
      const titles = recipes.map(({ id, isLeftover }) => {
        const recipe = content.recipesById.get(id)!;
        const kind = `${recipe.protein.toLowerCase()}, ${recipe.dish.toLowerCase()}`;
        return `${isLeftover ? 'leftover ' : ''}${recipe.texts.en.title} (${kind})`;
      });
      console.log(`  ${meal.toLowerCase().padEnd(9)} ${titles.join(' + ')}`);
    }
  });
}
