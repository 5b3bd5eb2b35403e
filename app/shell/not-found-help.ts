import { data, isRouteErrorResponse, type RouterContextProvider } from 'react-router';
import { editDistance } from '../../domain/search/text/edit-distance.rules.ts';
import { execute, type ApiError } from '../graphql/api.ts';
import { NotFoundHelpDocument, type NotFoundHelpQuery } from './operations.gen.ts';
import { wordsOfPath } from './words-of-path.ts';

/** What the page of an address that leads nowhere knows of ways on. */
export interface NotFoundHelp {
  /** A recipe whose name is close to the address. */
  meant: { slug: string; title: string } | null;
  tonightCount: number;
  foodCount: number;
}

interface Asked {
  context: Readonly<RouterContextProvider>;
  pathname: string;
}

/** The answer to throw for an address that leads nowhere. */
export async function notFound({ context, pathname, ...error }: Asked & Partial<ApiError>) {
  const help = await helpOf({ context, pathname });
  return data({ code: 'page.not-found', message: '', ...error, help }, { status: 404 });
}

/** Null where the search is not answered now: the page stands without it. */
async function helpOf({ context, pathname }: Asked): Promise<NotFoundHelp | null> {
  const text = wordsOfPath(pathname);
  try {
    return helpFrom({ found: await execute(context, NotFoundHelpDocument, { text }), text });
  } catch {
    return null;
  }
}

/** What a loader asked for, or the help of the page where that is not there. */
export async function orNotFound<Loaded>(loading: Promise<Loaded>, asked: Asked): Promise<Loaded> {
  try {
    return await loading;
  } catch (error) {
    throw isMissing(error) ? await notFound({ ...asked, ...error.data }) : error;
  }
}

/** What `execute` throws. */
interface Thrown {
  data: Pick<ApiError, 'code' | 'message'>;
  init: ResponseInit | null;
}

function isMissing(error: unknown): error is Thrown {
  if (typeof error !== 'object' || error === null || !('init' in error)) return false;
  return (error as Thrown).init?.status === 404;
}

function helpFrom({ found, text }: { found: NotFoundHelpQuery; text: string }): NotFoundHelp {
  const hit = found.meant.recipes?.hits[0]?.recipe;
  return {
    meant: hit && isMeant({ text, title: hit.title }) ? hit : null,
    tonightCount: found.tonight.recipes?.totalCount ?? 0,
    foodCount: found.foodCount,
  };
}

/** Of an error that a boundary was given; null where it came without. */
export function readNotFoundHelp(error: unknown): NotFoundHelp | null {
  if (!isRouteErrorResponse(error)) return null;
  const { help = null } = error.data as { help?: NotFoundHelp | null };
  return help;
}

/** Half of the words of an address, the long ones, stand in the title, but for a letter or two. */
function isMeant({ text, title }: { text: string; title: string }): boolean {
  const asked = wordsIn(text).filter((word) => word.length >= leastLetters);
  const named = wordsIn(title);
  const found = asked.filter((word) =>
    named.some((other) => {
      const most = word.length >= longLetters ? 2 : 1;
      return editDistance({ left: word, right: other, most }) <= most;
    }),
  );
  return found.length > 0 && found.length * 2 >= asked.length;
}

const leastLetters = 4;
const longLetters = 8;

function wordsIn(text: string): readonly string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}]+/u).filter((word) => word !== '');
}
