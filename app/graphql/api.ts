import { createContext, data, type RouterContextProvider } from 'react-router';
import type { TypedDocumentString } from './typed-document.ts';

export interface ApiError {
  message: string;
  code: string;
  status: number;
}

export type ApiResult<Data> = { data: Data; errors?: undefined } | { errors: ApiError[] };

/** The app's only way to data: operations of our schema, run in process by the server. */
export interface Api {
  execute<Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    variables: Variables,
  ): Promise<ApiResult<Data>>;
}

/** Filled by the server for each request. */
export const apiContext = /* @__PURE__ */ createContext<Api>();

/** A nonce for the inline scripts of this answer's content security policy. */
export const nonceContext = /* @__PURE__ */ createContext<string>('');

/** Where an error of ours goes that a page hides from its reader. */
export const logErrorContext = /* @__PURE__ */ createContext<(error: unknown) => void>(() => {});

/** The drawing at a path as SVG, so that what is seen first comes with the page; null for a photo. */
export const drawingsContext = /* @__PURE__ */ createContext<
  (path: string) => Promise<string | null>
>(() => Promise.resolve(null));

/** Puts styles and icons into a page without scripts; a page under development keeps its links. */
export const ownFilesContext = /* @__PURE__ */ createContext<
  (page: { html: string; nonce: string }) => string
>(({ html }) => html);

/**
 * The rules that a page with scripts is painted with, and where the others are; null under
 * development, where its scripts bring all of them.
 */
export const firstStylesContext = /* @__PURE__ */ createContext<
  (pieces: readonly string[]) => { own: string; laterPath: string } | null
>(() => null);

/** Where the server takes a whole page as text: read from an answer it would be packed and unpacked. */
export interface PageText {
  text: string | null;
}

export const pageTextContext = /* @__PURE__ */ createContext<PageText | null>(null);

/**
 * What the routes of a page have loaded, by route: the page itself hands it to the browser. Null where
 * data is asked for alone, and the router sends it.
 */
export const loadedContext = /* @__PURE__ */ createContext<Map<string, unknown> | null>(null);

/** Waits until a page may be rendered: several in one turn of the event loop hold everybody up. */
export const renderTurnContext = /* @__PURE__ */ createContext<() => Promise<void>>(async () => {});

type NoVariables = Record<string, never>;

/**
 * Runs one operation for a loader or action. An error becomes a thrown answer with the error's status
 * and its `{ code, message }`, for the nearest error boundary.
 */
export async function execute<Data, Variables>(
  context: Readonly<RouterContextProvider>,
  document: TypedDocumentString<Data, Variables>,
  ...[variables]: Variables extends NoVariables ? [] : [variables: Variables]
): Promise<Data> {
  const result = await context.get(apiContext).execute(document, (variables ?? {}) as Variables);
  if (result.errors === undefined) return result.data;
  const [error] = result.errors;
  throw data(
    { code: error?.code ?? 'internal', message: error?.message ?? '' },
    { status: error?.status ?? 500 },
  );
}
