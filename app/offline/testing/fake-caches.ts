type Kept = Map<string, Map<string, Response>>;

interface MatchOptions {
  ignoreSearch?: boolean;
}

/** What a browser's caches do, as far as the worker asks them; `kept` shows what is in them. */
export function fakeCaches(): { caches: CacheStorage; kept: Kept } {
  const kept: Kept = new Map();
  const caches = {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    async match(path: string, options?: MatchOptions) {
      const found = [...kept.values()].map((own) => find(own, path, options));
      return found.find((response) => response !== undefined);
    },
    async open(name: string) {
      const own = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, own);
      return {
        keys: async () => [...own.keys()].map((path) => ({ url: `https://yolk.example${path}` })),
        match: async (key: string | { url: string }, options?: MatchOptions) =>
          find(own, pathOf(key), options),
        delete: async (key: string | { url: string }) => own.delete(pathOf(key)),
        async put(key: string | { url: string }, response: Response) {
          // As in browsers: what is put again is the last.
          own.delete(pathOf(key));
          own.set(pathOf(key), response);
        },
      };
    },
  };
  return { caches: caches as unknown as CacheStorage, kept };
}

function find(own: Map<string, Response>, path: string, { ignoreSearch }: MatchOptions = {}) {
  const isMatch = ignoreSearch
    ? (key: string) => key.split('?')[0] === path.split('?')[0]
    : (key: string) => key === path;
  return [...own].find(([key]) => isMatch(key))?.[1].clone();
}

function pathOf(key: string | { url: string }): string {
  if (typeof key === 'string') return key;
  const { pathname, search } = new URL(key.url);
  return `${pathname}${search}`;
}

/** A server that knows these texts by path, and what was asked of it. */
export function fakeSite(site: Record<string, string | number>) {
  const asked: string[] = [];
  const answer = async (path: string) => {
    asked.push(path);
    const text = site[path];
    if (typeof text === 'number') return new Response('no', { status: text });
    return new Response(text, { status: text === undefined ? 404 : 200 });
  };
  return { asked, fetch: answer as unknown as typeof fetch };
}
