import { createHash } from 'node:crypto';
import { parseSync, type Plugin } from 'vite';
import type { Locale } from '../../i18n/locales.ts';
import { screenPaths, type Screen } from '../../i18n/paths.ts';

/** What a mark looks like in a built script: the name of a screen, and a hash of its paths. */
export const pathMark = /__p\$(\w+)\$[a-f0-9]{8}/g;

/** Of editors, whose page shows the other languages in itself. */
const inEveryLanguage = new Set<string>(['adminPreview'] satisfies Screen[]);

/**
 * A script of the browser has the paths of its own language alone: marks stand in their place until
 * the words of each language are filled in (fill-words.ts).
 */
export function markPaths(): Plugin {
  return {
    name: 'yolk:mark-paths',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      return id.endsWith('/i18n/paths.ts') ? { code: withPathMarks(code), map: null } : null;
    },
  };
}

/** `home: { en, es, sv }` becomes a name nothing declares, which a bundler leaves as it is. */
export function withPathMarks(code: string): string {
  return tableIn(code)
    .filter(({ screen }) => !inEveryLanguage.has(screen))
    .toReversed()
    .reduce(
      (text, { screen, start, end }) => text.slice(0, start) + markOf(screen) + text.slice(end),
      code,
    );
}

/** Fills the paths of a language in; the test locale has those of English. */
export function withPaths(text: string, locale: Locale): string {
  const language = locale === 'zu' ? 'en' : locale;
  return text.replace(pathMark, (_mark, screen: Screen) => {
    return `{${language}:${JSON.stringify(screenPaths[screen][language])}}`;
  });
}

function markOf(screen: string): string {
  const paths = JSON.stringify(screenPaths[screen as Screen]);
  return `__p$${screen}$${createHash('sha256').update(paths).digest('hex').slice(0, 8)}`;
}

interface Entry {
  screen: string;
  start: number;
  end: number;
}

interface Property {
  key: { name: string };
  value: { start: number; end: number };
}

function tableIn(code: string): Entry[] {
  const { program } = parseSync('paths.js', code, { lang: 'js' });
  for (const statement of program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    const [table] = declared.declarations;
    if (table?.id.type !== 'Identifier' || table.id.name !== 'screenPaths') continue;
    if (table.init?.type !== 'ObjectExpression') break;
    return (table.init.properties as unknown as Property[]).map(({ key, value }) => ({
      screen: key.name,
      start: value.start,
      end: value.end,
    }));
  }
  throw new Error('The table of paths is not where it was');
}
