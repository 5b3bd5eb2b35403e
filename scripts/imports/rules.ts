/** One import of ours by ours; paths are relative to the project, with `/`. */
export interface Import {
  from: string;
  to: string;
  /** Only types, gone at run time. */
  isTypeOnly: boolean;
}

export interface ImportRule {
  name: string;
  why: string;
  isBroken(found: Import): boolean;
  /** Tests may look wherever they must, unless a rule says otherwise. */
  holdsForTests?: boolean;
}

/** Lowest first: a module imports modules of lower tiers only. */
export const moduleTiers = [
  ['planner', 'illustration', 'mail', 'rate-limits', 'legal', 'audit', 'experiments'],
  ['identity', 'foods'],
  ['contact', 'marketing', 'membership', 'recipes', 'profile'],
  ['community', 'kitchen', 'doctors', 'videos'],
  ['meal-plans', 'content-tools'],
  ['shopping', 'favorites', 'pages', 'tracking'],
  ['programs', 'search'],
  ['notifications', 'pro'],
  ['new-members'],
  ['account', 'content-store', 'operations'],
  ['content-api'],
];

/** Screens, lowest first: an area imports shared rooms and areas of lower tiers, never sideways. */
export const areaTiers = [
  [
    'admin',
    'community',
    'doctors',
    'identity',
    'legal',
    'notifications',
    'offline',
    'onboarding',
    'pages',
    'search',
    'shopping',
    'tracking',
    'videos',
  ],
  ['membership', 'preferences', 'programs', 'recipes'],
  ['cooking', 'favorites', 'foods', 'meal-plans', 'pro', 'settings', 'your-plan'],
  ['home', 'new-members'],
];

/** Folders of the server, lowest first. Files beside the folders put them together. */
export const serverTiers = [
  ['settings', 'browser-files'],
  ['network'],
  [
    'images',
    'metrics',
    'papers',
    'payments',
    'products',
    'push',
    'traces',
    'error-reports',
    'vat-register',
  ],
  ['mail', 'auth', 'report'],
  ['graphql', 'jobs'],
  ['http'],
];

const isTest = (path: string) =>
  /\.test\.tsx?$/.test(path) || path.includes('/testing/') || /^(e2e|bench|scripts)\//.test(path);
const isRules = (path: string) => path.endsWith('.rules.ts');
const isUnder = (path: string, ...folders: string[]) =>
  folders.some((folder) => path.startsWith(`${folder}/`));

const directions: ImportRule[] = [
  {
    name: 'lib-stands-alone',
    why: 'lib holds one concept a file and knows nothing of the product',
    isBroken: ({ from, to }) => isUnder(from, 'lib') && !isUnder(to, 'lib'),
  },
  {
    name: 'planner-is-pure',
    why: 'the planner runs in the browser too and is measured alone',
    isBroken: ({ from, to }) =>
      isUnder(from, 'domain/planner') && !isUnder(to, 'domain/planner', 'lib'),
  },
  {
    name: 'rules-are-pure',
    why: 'rules run in the browser too',
    isBroken: ({ from, to, isTypeOnly }) =>
      isRules(from) &&
      !isTypeOnly &&
      (isUnder(to, 'app', 'server', 'db') || /\.(store|tables|resolvers)\.ts$/.test(to)),
  },
  {
    name: 'lower-tiers-only',
    why: 'modules that import each other cannot be understood, or moved, alone',
    isBroken: ({ from, to }) => {
      const [fromModule, toModule] = [moduleOf(from), moduleOf(to)];
      if (fromModule === null || toModule === null || fromModule === toModule) return false;
      return moduleTier(toModule) >= moduleTier(fromModule);
    },
  },
  {
    name: 'lower-areas-only',
    why: 'an area of screens that needs its neighbour cannot be rebuilt alone; what both need is a shared room',
    isBroken: ({ from, to }) => {
      const [fromArea, toArea] = [areaOf(from), areaOf(to)];
      if (fromArea === null || toArea === null || fromArea === toArea) return false;
      return areaTier(toArea) >= areaTier(fromArea);
    },
  },
  {
    name: 'shared-rooms-know-no-area',
    why: 'what every screen uses cannot depend on one of them',
    isBroken: ({ from, to }) =>
      isUnder(from, 'app') && !isUnder(from, 'app/routes') && areaOf(to) !== null,
  },
  {
    name: 'stores-are-private',
    why: 'how a module keeps its rows is its own business; others ask its public functions',
    isBroken: ({ from, to }) => to.endsWith('.store.ts') && moduleOf(from) !== moduleOf(to),
    holdsForTests: true,
  },
  {
    name: 'api-is-below-the-domain',
    why: 'every module builds on it, and adds to it what it holds',
    isBroken: ({ from, to }) => isUnder(from, 'api') && !isUnder(to, 'api', 'db', 'i18n', 'lib'),
  },
  {
    name: 'domain-knows-no-server',
    why: 'the server hands in what it makes: cookies, mail, payments; not even its types are seen',
    isBroken: ({ from, to }) => isUnder(from, 'domain', 'db', 'i18n') && isUnder(to, 'server'),
  },
  {
    name: 'domain-knows-no-app',
    why: 'screens read the domain, never the other way',
    isBroken: ({ from, to }) => isUnder(from, 'domain', 'db', 'i18n') && isUnder(to, 'app'),
  },
  {
    name: 'server-folders-have-tiers',
    why: 'settings, then the outside world, then who asks, then the API, then HTTP',
    isBroken: ({ from, to }) => {
      const [fromFolder, toFolder] = [serverFolderOf(from), serverFolderOf(to)];
      if (fromFolder === null || toFolder === null || fromFolder === toFolder) return false;
      return serverTier(toFolder) >= serverTier(fromFolder);
    },
  },
  {
    name: 'app-reads-through-the-api',
    why: 'pages use rules and typed operations, never a store, tables or a use case',
    isBroken: ({ from, to, isTypeOnly }) =>
      isUnder(from, 'app') &&
      !isTypeOnly &&
      isUnder(to, 'domain', 'server', 'db') &&
      !isRules(to) &&
      !isUnder(to, 'domain/illustration'),
  },
  {
    name: 'ui-has-no-domain-words',
    why: 'components get their words and data by props',
    isBroken: ({ from, to }) =>
      isUnder(from, 'app/ui') && !isUnder(to, 'app/ui', 'app/styles', 'lib'),
  },
];

/** The directions that ARCHITECTURE.md draws. */
export const importRules: ImportRule[] = directions.map((rule) => ({
  ...rule,
  isBroken: (found) => (rule.holdsForTests || !isTest(found.from)) && rule.isBroken(found),
}));

function moduleOf(path: string): string | null {
  return /^domain\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function areaOf(path: string): string | null {
  return /^app\/routes\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** Null outside the server, empty for the files beside its folders. */
function serverFolderOf(path: string): string | null {
  return isUnder(path, 'server') ? (/^server\/([^/]+)\//.exec(path)?.[1] ?? '') : null;
}

function serverTier(folder: string): number {
  if (folder === '') return serverTiers.length;
  return tierOf({ name: folder, tiers: serverTiers, folder: 'server' });
}

function moduleTier(module: string): number {
  return tierOf({ name: module, tiers: moduleTiers, folder: 'domain' });
}

function areaTier(area: string): number {
  return tierOf({ name: area, tiers: areaTiers, folder: 'app/routes' });
}

function tierOf(args: { name: string; tiers: readonly string[][]; folder: string }): number {
  const tier = args.tiers.findIndex((names) => names.includes(args.name));
  if (tier === -1) {
    throw new Error(`${args.folder}/${args.name} has no tier in scripts/imports/rules.ts`);
  }
  return tier;
}

/** A module's SQL is in its store; tables say what there is. */
export function mayUseSql(path: string): boolean {
  if (!isUnder(path, 'domain', 'server', 'app')) return true;
  return /\.(store|tables)\.ts$/.test(path) || isTest(path);
}
