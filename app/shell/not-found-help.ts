import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router';
import { editDistance } from '../../domain/search/text/edit-distance.rules.ts';
import { pathPattern, screenPath, type Screen } from '../../i18n/paths.ts';
import { localeOfPath, type Locale } from '../../i18n/locales.ts';
import { execute, type ApiError } from '../graphql/api.ts';
import { pageAddress } from './locale.ts';
import {
  NotFoundHelpDocument,
  NotFoundNearDocument,
  type MeantRecipesFragment,
} from './operations.gen.ts';
import { wordsOfPath } from './words-of-path.ts';

/** What the page of an address that leads nowhere knows of ways on. */
export interface NotFoundHelp {
  /** What has a name close to the address. */
  meant: Meant | null;
  tonightCount: number;
  foodCount: number;
}

interface Meant {
  path: string;
  title: string;
}

interface Asked {
  context: Readonly<RouterContextProvider>;
  pathname: string;
}

/** What a loader threw; where it is that nothing is there, with ways on. The server asks for it. */
export async function withNotFoundHelp(
  thrown: unknown,
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
): Promise<unknown> {
  if (!isMissing(thrown)) return thrown;
  const { pathname } = pageAddress(request);
  return data({ ...thrown.data, help: await helpOf({ context, pathname }) }, { status: 404 });
}

/** As `data()` of the router makes it. */
interface Missing {
  data: Pick<ApiError, 'code' | 'message'>;
  init: ResponseInit | null;
}

function isMissing(thrown: unknown): thrown is Missing {
  if (typeof thrown !== 'object' || thrown === null || !('init' in thrown)) return false;
  return (thrown as Missing).init?.status === 404;
}

/** Null where the search is not answered now: the page stands without it. */
async function helpOf({ context, pathname }: Asked): Promise<NotFoundHelp | null> {
  try {
    const text = wordsOfPath(pathname);
    const found = await execute(context, NotFoundHelpDocument, { text });
    const locale = localeOfPath(pathname);
    const recipe = meantOf({ text, near: recipeIn({ found: found.meant.recipes, locale }) });
    const area = areaOf({ pathname, locale });
    const isSettled = area === null && recipe !== null;
    return {
      meant: isSettled ? recipe : ((await nearOf({ context, locale, text, area })) ?? recipe),
      tonightCount: found.tonight.recipes?.totalCount ?? 0,
      foodCount: found.foodCount,
    };
  } catch {
    return null;
  }
}

const areas = ['food', 'guide'] as const satisfies readonly Screen[];
type Area = (typeof areas)[number];

function areaOf({ pathname, locale }: { pathname: string; locale: Locale }): Area | null {
  const isIn = (screen: Area) => {
    const pattern = pathPattern(screen, locale);
    return pathname.startsWith(pattern.slice(0, pattern.indexOf(':')));
  };
  return areas.find(isIn) ?? null;
}

/** By the long words alone, and among what the area of the address has first. */
async function nearOf(args: {
  context: Asked['context'];
  locale: Locale;
  text: string;
  area: Area | null;
}): Promise<Meant | null> {
  const { context, locale, text, area } = args;
  const long = longWordsIn(text);
  const [first] = long;
  if (first === undefined) return null;
  const said = long.join(' ');
  // A guide's address is not made of its title: there one word of it is enough.
  const guide = area === 'guide' ? first : said;
  const found = await execute(context, NotFoundNearDocument, { text: said, guide });
  const page = found.guide.guides?.hits[0];
  const food = found.food.foods?.hits[0]?.food;
  const near = {
    recipe: recipeIn({ found: found.recipe.recipes, locale }),
    guide: page && { path: page.path, title: page.title.text },
    food: food && { path: screenPath('food', locale, { slug: food.slug }), title: food.name },
  };
  const order = [...new Set([area ?? 'recipe', 'recipe', 'guide', 'food'] as const)];
  for (const kind of order) {
    const meant = meantOf({ text, near: near[kind] });
    if (meant !== null) return meant;
  }
  return null;
}

function recipeIn(args: { found: MeantRecipesFragment | null; locale: Locale }): Meant | undefined {
  const recipe = args.found?.hits[0]?.recipe;
  if (recipe === undefined) return undefined;
  const { slug, title } = recipe;
  return { path: screenPath('recipe', args.locale, { slug }), title };
}

/** Of an error that a boundary was given; null where it came without. */
export function readNotFoundHelp(error: unknown): NotFoundHelp | null {
  if (!isRouteErrorResponse(error)) return null;
  const { help = null } = error.data as { help?: NotFoundHelp | null };
  return help;
}

/** Half of the words of an address, the long ones, stand in the title, but for a letter or two. */
function meantOf({ text, near }: { text: string; near: Meant | undefined }): Meant | null {
  if (near === undefined) return null;
  const asked = longWordsIn(text);
  const named = wordsIn(near.title);
  const found = asked.filter((word) =>
    named.some((other) => {
      const most = word.length >= longLetters ? 2 : 1;
      return editDistance({ left: word, right: other, most }) <= most;
    }),
  );
  return found.length > 0 && found.length * 2 >= asked.length ? near : null;
}

const leastLetters = 4;
const longLetters = 8;

function longWordsIn(text: string): readonly string[] {
  return wordsIn(text).filter((word) => word.length >= leastLetters);
}

function wordsIn(text: string): readonly string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}]+/u).filter((word) => word !== '');
}
