import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Services } from '../../api/context.ts';
import { listThemedPlans } from '../meal-plans/themed/themed-plan-place.ts';
import { pageKeys } from '../pages/page-keys.rules.ts';
import type { ContentKind } from './content-kinds.rules.ts';

export type CatalogueServices = Pick<
  Services,
  'db' | 'content' | 'themedPlans' | 'programs' | 'pages'
>;

/** One thing of the catalogue, by what it says. */
export interface Hashed {
  readonly kind: ContentKind;
  readonly id: string;
  readonly hash: string;
}

/** Content is made anew when it changes and is never changed, so an object keeps its hash. */
const hashes = new WeakMap<object, string>();

/** Of so many things the thread makes hashes before it lets others run: a millisecond or two. */
const atOnce = 20;

/** Everything that is published, with a hash of each. */
export async function hashCatalogue(services: CatalogueServices): Promise<Hashed[]> {
  const hashed: Hashed[] = [];
  for (const [index, { kind, id, body }] of (await listBodies(services)).entries()) {
    hashed.push({ kind, id, hash: hashOf(body) });
    if (index % atOnce === 0) await nextTurn();
  }
  return hashed;
}

interface Body {
  kind: ContentKind;
  id: string;
  body: object;
}

async function listBodies(services: CatalogueServices): Promise<Body[]> {
  const { content, programs, pages } = services;
  return [
    ...content.recipes.map((body) => ({ kind: 'RECIPE' as const, id: body.id, body })),
    ...content.foods.map((body) => ({ kind: 'FOOD' as const, id: body.id, body })),
    ...(await listPlanBodies(services)),
    ...programs.programs.map((body) => ({ kind: 'PROGRAM' as const, id: body.key, body })),
    ...pageKeys.map((key) => ({ kind: 'PAGE' as const, id: key, body: pages[key] })),
  ];
}

/** A plan is its file with what editors made of its days. */
async function listPlanBodies({ db, themedPlans }: CatalogueServices): Promise<Body[]> {
  const { plans } = themedPlans;
  const asRead = await listThemedPlans({ db, plans, language: 'en' });
  return plans.map((plan, index) => {
    const { version = 1, days = plan.days } = asRead[index] ?? {};
    const body = version === 1 ? plan : { ...plan, version, days };
    return { kind: 'MEAL_PLAN', id: plan.key, body };
  });
}

function hashOf(body: object): string {
  const known = hashes.get(body);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22);
  hashes.set(body, hash);
  return hash;
}
