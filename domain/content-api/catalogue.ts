import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Services } from '../../api/context.ts';
import { listedChecks } from '../doctors/find-doctors.ts';
import { writtenKey } from '../pages/collections/collection-keys.rules.ts';
import { allPages } from '../pages/find-page.ts';
import type { ContentKind } from './content-kinds.rules.ts';

export type CatalogueServices = Pick<
  Services,
  'db' | 'content' | 'themedPlans' | 'programs' | 'pages' | 'videos' | 'collections' | 'landing'
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
  for (const [index, { kind, id, body }] of listBodies(services).entries()) {
    hashed.push({ kind, id, hash: hashOf(body) });
    if (index % atOnce === 0) await nextTurn();
  }
  for (const { id, checkedAt } of await listedChecks(services)) {
    hashed.push({ kind: 'DOCTOR', id, hash: String(checkedAt.getTime()) });
  }
  return hashed;
}

interface Body {
  kind: ContentKind;
  id: string;
  body: object;
}

function listBodies(services: CatalogueServices): Body[] {
  const { content, themedPlans, programs, pages, videos, collections, landing } = services;
  return [
    ...content.recipes.map((body) => ({ kind: 'RECIPE' as const, id: body.id, body })),
    ...content.foods.map((body) => ({ kind: 'FOOD' as const, id: body.id, body })),
    ...themedPlans.plans.map((body) => ({ kind: 'MEAL_PLAN' as const, id: body.key, body })),
    ...programs.programs.map((body) => ({ kind: 'PROGRAM' as const, id: body.key, body })),
    ...[...collections.guides, ...collections.dishes].map((body) => ({
      kind: 'COLLECTION' as const,
      id: writtenKey(body.key),
      body,
    })),
    { kind: 'LANDING' as const, id: 'landing', body: landing },
    ...videos.videos.map((body) => ({ kind: 'VIDEO' as const, id: body.id, body })),
    ...allPages(pages).map((body) => ({ kind: 'PAGE' as const, id: body.key, body })),
  ];
}

function hashOf(body: object): string {
  const known = hashes.get(body);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22);
  hashes.set(body, hash);
  return hash;
}
