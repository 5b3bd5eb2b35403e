import { screenPath } from '../../i18n/paths.ts';
import { buildMark, kilobytes, type Attack } from './attack.ts';

export const addresses: readonly Attack[] = [...paths(), ...queries(), ...headers()];

function paths(): Attack[] {
  const get = (name: string, path: (size: number) => string): Attack => ({
    name,
    sizes: kilobytes,
    request: (size) => ({ path: path(size) }),
  });
  return [
    get('a deep path', (size) => '/a'.repeat(size / 2)),
    get('a deep path in another language', (size) => `/se${'/a'.repeat(size / 2)}`),
    get('empty segments', (size) => '/'.repeat(size)),
    get('a path of dots', (size) => '/a/..'.repeat(size / 5)),
    get('one long segment', (size) => `/${'a'.repeat(size)}`),
    get('a long slug', (size) => `/low-carb/recipes/${'a-'.repeat(size / 2)}`),
    get('escaped slashes', (size) => `/${'%2F'.repeat(size / 3)}`),
    get('broken escapes', (size) => `/${'%'.repeat(size)}`),
    get('the data of a deep path', (size) => `${'/a'.repeat(size / 2)}.data`),
    get('the JSON of a deep path', (size) => `/page-data${'/a'.repeat(size / 2)}/page-data.json`),
    get(
      'the JSON of a long slug',
      (size) => `/page-data/recipes/${'a-'.repeat(size / 2)}/page-data.json`,
    ),
    get(
      'the JSON of a path of dots',
      (size) => `/page-data${'/%2e%2e'.repeat(size / 7)}/page-data.json`,
    ),
    get('the routes of many paths', (size) => manifest('/a,'.repeat(size / 3))),
    {
      name: 'the routes of many plans',
      sizes: [50, 100, 249],
      request: (size) => ({
        path: manifest(Array.from({ length: size }, (_, at) => `/meal-plan/plan-${at}`).join(',')),
      }),
    },
    get('the routes of a deep path', (size) => manifest('/a'.repeat(size / 2))),
    get('a long picture name', (size) => `/dish/${'a-'.repeat(size / 2)}.svg`),
    get('a long calendar key', (size) => `/calendar/en/${'a'.repeat(size)}.ics`),
  ];
}

/** Of another build nothing is looked for. */
function manifest(asked: string): string {
  return `/__manifest?version=${buildMark}&paths=${asked}`;
}

function queries(): Attack[] {
  const get = (name: string, query: (size: number) => string): Attack => ({
    name,
    sizes: kilobytes,
    request: (size) => ({ path: `${screenPath('recipes', 'en')}?${query(size)}` }),
  });
  return [
    get('many parameters', (size) => 'a=1&'.repeat(size / 4)),
    get('one parameter many times', (size) => 'page=1&'.repeat(size / 7)),
    get('a long number', (size) => `page=${'9'.repeat(size)}`),
    get('escapes in the query', (size) => `q=${'%F0%9F%A5%91'.repeat(size / 12)}`),
    get('routes of a data request', (size) => `_routes=${'a,'.repeat(size / 2)}`),
  ];
}

function headers(): Attack[] {
  const get = (name: string, header: string, value: (size: number) => string): Attack => ({
    name,
    sizes: [250, 1000, 4000, 12_000],
    request: (size) => ({ path: '/', headers: { [header]: value(size) } }),
  });
  const part = 'a'.repeat(60);
  return [
    get('many cookies', 'cookie', (size) => 'a=b; '.repeat(size / 5)),
    get('a long login', 'cookie', (size) => `auth=${'a'.repeat(size)}`),
    get('a login of many parts', 'cookie', (size) => `auth=${'a.'.repeat(size / 2)}`),
    get('a quiz that takes long to open', 'cookie', quizOfPasswords),
    get('a long bearer token', 'authorization', (size) => `Bearer ${'a'.repeat(size)}`),
    get('a name of a browser', 'user-agent', (size) => `${part}bot `.repeat(size / 64)),
    get('a browser of spaces', 'user-agent', (size) => `x${' '.repeat(size)}x`),
    get('many encodings', 'accept-encoding', (size) => 'gzip;q=0.1,'.repeat(size / 11)),
    get('spaces among encodings', 'accept-encoding', (size) => `gzip;${' '.repeat(size)}q`),
    get('many languages', 'accept-language', (size) => 'en-US;q=0.5,'.repeat(size / 12)),
    get('many formats', 'accept', (size) => 'image/avif;q=0.5,'.repeat(size / 17)),
    get('many known pages', 'if-none-match', (size) => '"a",'.repeat(size / 4)),
    get('a long host', 'host', (size) => `${'a.'.repeat(size / 2)}example`),
    get('many proxies', 'x-forwarded-for', (size) => '192.0.2.1, '.repeat(size / 11)),
  ];
}

/** Says of itself that it was encrypted with a password, hashed very many times. */
function quizOfPasswords(size: number): string {
  const header = {
    alg: 'PBES2-HS512+A256KW',
    enc: 'A256GCM',
    p2c: size * 10_000,
    p2s: 'AAAAAAAAAAA',
  };
  const first = Buffer.from(JSON.stringify(header)).toString('base64url');
  return `quiz=${first}.AAAA.AAAA.AAAA.AAAA`;
}
