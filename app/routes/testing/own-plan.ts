import { addPlan } from '../../../domain/meal-plans/testing/plans.ts';
import type { Own } from './form-cases.ts';
import { userIdOf } from './people.ts';
import type { Scene } from './scene.ts';

interface Plan {
  id: string;
  slug: string;
  version: number;
  undoVersion: number | null;
  usualBeginning: string | null;
  days: { meals: { meal: string; recipes: { recipe: { id: string; slug: string } }[] }[] }[];
}

const kept = new WeakMap<Scene['server'], Own>();

/** The member's plan as it is now: made when it is first asked for, in the trash as it was last. */
export async function planOfMember(scene: Scene): Promise<Own> {
  const last = kept.get(scene.server);
  const slug = last?.slug ?? (await makePlan(scene));
  const { data } = await scene.people.member.graphql<{ mealPlan: Plan } | null>(
    `query ($slug: String!) { mealPlan(slug: $slug) {
      id slug version undoVersion usualBeginning
      days { meals { meal recipes { recipe { id slug } } } } } }`,
    { slug },
  );
  const own = data ? namesOf(data.mealPlan) : (last ?? {});
  kept.set(scene.server, own);
  return own;
}

async function makePlan({ server, people }: Scene): Promise<string> {
  const { content, clock } = server.services;
  const userId = await userIdOf(people.member);
  const { slug } = await addPlan({ db: server.connection.db, content, clock, userId });
  return slug;
}

function namesOf({ days, id, slug, version, undoVersion, usualBeginning }: Plan): Own {
  const [meal] = days[0]?.meals ?? [];
  const recipe = meal?.recipes[0]?.recipe;
  const recipeId = recipe?.id ?? '';
  return {
    planId: id,
    slug,
    version: String(version),
    undoVersion: String(undoVersion),
    beginsOn: usualBeginning ?? '',
    dish: `0.${meal?.meal}.${recipeId}`,
    recipeId,
    recipeSlug: recipe?.slug ?? '',
    key: `${slug}.0.${meal?.meal.toLowerCase()}`,
    otherPlace: '1.DINNER',
  };
}
