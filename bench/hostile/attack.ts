/** Who asks; `key` is a program with a key of the content API. */
export type Who = 'visitor' | 'member' | 'staff' | 'key';

/** A request that anybody may send, at a size. */
export interface HostileRequest {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  as?: Who;
}

export interface Attack {
  name: string;
  /** Bytes, rows or whatever makes the request larger. */
  sizes: readonly number[];
  request(size: number): HostileRequest;
}

/** Work of ours with something that was sent, done here: all of it is time of a serving thread. */
export interface HostileText {
  name: string;
  sizes: readonly number[];
  read(size: number): unknown;
}

/** In an address: the build that the server runs. */
export const buildMark = '{build}';
/** In an address or the variables of an operation: what the member of the benchmark has. */
export const planMark = '{plan}';
export const topicMark = '{topic}';

export const bodyBytes = [1000, 8000, 32_000, 125_000];
export const kilobytes = [250, 1000, 4000, 15_000];

interface GraphqlAttack {
  name: string;
  sizes: readonly number[];
  query: string | ((size: number) => string);
  variables?: (size: number) => Record<string, unknown>;
  as?: Who;
}

export function graphql({ name, sizes, query, as = 'visitor', ...asked }: GraphqlAttack): Attack {
  return {
    name,
    sizes,
    request: (size) => ({
      method: 'POST',
      path: as === 'key' ? '/cms/graphql' : '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: typeof query === 'string' ? query : query(size),
        variables: asked.variables?.(size) ?? {},
      }),
      as,
    }),
  };
}

export function aliases(count: number, field: string): string {
  return Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');
}

let made = 0;

/** Another number at every request. */
export function nextNumber(): number {
  made += 1;
  return made;
}

/** A text of another operation at every request, so that none is found parsed. */
export function anew(query: string): string {
  return `query Anew${nextNumber()} ${query}`;
}
