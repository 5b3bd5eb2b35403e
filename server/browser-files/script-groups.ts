import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { groupModules } from './group-modules.ts';

const root = join(import.meta.dirname, '..', '..');

/** What a request costs a visitor, in bytes of a script before it is made short and packed. */
const requestBytes = 11_000;
/** More than there will be: a group that stays empty makes no file. */
const mostGroups = 80;
/** So that many pages that few open don't outweigh those that everybody does. */
const usualWeight = 0.1;

/**
 * How often what many visits begin with or go through is loaded, beside any other entry; by its place
 * in `app/routes`, since editors have a recipe.tsx too.
 */
const weights: Record<string, number> = {
  'home/home': 18,
  'recipes/recipe/recipe': 36,
  'home/member-home': 44,
  'meal-plans/planner/my-meal-planner': 28,
  'meal-plans/plan/meal-plan': 29,
  'meal-plans/plan/plan-sheets': 8,
  'meal-plans/plan/instructions-view': 2,
  'recipes/index/recipes': 30,
  'search/search': 35,
  'shopping/list/shopping-list': 28,
  'shopping/list/suggesting-field': 3,
  'foods/food-navigator': 24,
  'onboarding/onboarding': 24,
  'foods/food': 4,
  'cooking/cooking': 4,
};

type ModuleInfo = Rolldown.ModuleInfo;

/** Puts the modules of the browser's scripts into few files, by the pages that need them. */
export function scriptGroups(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let fileOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'yolk:script-groups',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const infos = [...this.getModuleIds()].map((id) => this.getModuleInfo(id));
      fileOf = planFiles(infos.filter((info) => info !== null));
    },
  };
  const names = [
    'react',
    'frame',
    ...Array.from({ length: mostGroups }, (_, index) => `shared-${index}`),
  ];
  // What others need is taken first: a group takes along whatever of its needs is in no group yet.
  const groups = names.map((name, index) => ({
    debugName: name,
    name: (id: string) => (fileOf.get(id) === name ? name : null),
    priority: names.length - index,
  }));
  return { plugin, groups };
}

function planFiles(infos: readonly ModuleInfo[]): Map<string, string> {
  const known = new Map(infos.map((info) => [info.id, info]));
  const importsOf = (id: string) => known.get(id)?.importedIds ?? [];
  const starts = infos.filter((info) => info.isEntry || info.dynamicImporters.length > 0);
  const isFrame = (id: string) => /entry\.client|\/root\.tsx/.test(id);
  const always = new Set(starts.filter(({ id }) => isFrame(id)).map(({ id }) => id));
  for (const id of always) for (const other of importsOf(id)) always.add(other);
  const files = new Map<string, string>();
  for (const id of always) {
    if (!known.get(id)?.isEntry) files.set(id, /node_modules/.test(id) ? 'react' : 'frame');
  }
  const pages = starts.filter(({ id }) => !isFrame(id));
  const grouped = groupModules(
    {
      entries: new Map(pages.map(({ id }) => [id, id])),
      importsOf: (id) => importsOf(id).filter((other) => !always.has(other)),
      awaitedBy: (id) => {
        const info = known.get(id);
        return /\bawait laterPart\(/.test(info?.code ?? '')
          ? (info?.dynamicallyImportedIds ?? [])
          : [];
      },
      bytesOf: (id) => lengthOf(known.get(id)?.code ?? ''),
      weightOf: (entry) => weights[routeOf(entry)] ?? usualWeight,
    },
    requestBytes,
  );
  if (grouped.length > mostGroups) throw new Error(`There are ${grouped.length} groups of scripts`);
  for (const [index, modules] of grouped.entries()) {
    for (const id of modules) files.set(id, `shared-${index}`);
  }
  return files;
}

/** Without what does not arrive, nor where the project lies: it is built the same everywhere. */
export function lengthOf(code: string): number {
  return code
    .replaceAll(root, '')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/^\s+/gm, '').length;
}

function routeOf(id: string): string {
  return /\/app\/routes\/(.+)\.tsx/.exec(id)?.[1] ?? '';
}
