interface SocialPath {
  /** Of the language. */
  prefix: string;
  provider: string;
  query?: Record<string, string | undefined>;
}

/** Where the way to a provider begins: an address of the server, not a page. */
export function socialPath({ prefix, provider, query = {} }: SocialPath): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given as [string, string][]).toString();
  return `${prefix}/auth/${provider}${text ? `?${text}` : ''}`;
}
