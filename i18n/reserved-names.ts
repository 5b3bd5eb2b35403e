import { screenPaths, type Screen } from './paths.ts';

/**
 * What nothing may be called that has a screen's address: at `/admin/meal-plans/dishes` stands a
 * screen, so no plan of `/admin/meal-plans/:id` is found there. In any language, since a name is the
 * same in all of them.
 */
export function reservedNames(screen: Screen): ReadonlySet<string> {
  return new Set(
    Object.keys(screenPaths[screen]).flatMap((language) => {
      const pattern = partsOf(screen, language);
      return otherScreens(screen).flatMap((other) => {
        const name = nameTakenBy({ pattern, other: partsOf(other, language) });
        return name === null ? [] : [name];
      });
    }),
  );
}

function otherScreens(screen: Screen): Screen[] {
  return (Object.keys(screenPaths) as Screen[]).filter((other) => other !== screen);
}

function partsOf(screen: Screen, language: string): readonly string[] {
  const path = (screenPaths[screen] as Readonly<Record<string, string>>)[language] ?? '';
  return path.split('/').slice(1);
}

/** Null where the addresses differ in more than the name. */
function nameTakenBy(args: {
  pattern: readonly string[];
  other: readonly string[];
}): string | null {
  const { pattern, other } = args;
  const required = pattern.filter((part) => !part.endsWith('?')).length;
  if (other.length < required || other.length > pattern.length) return null;
  const names: string[] = [];
  for (const [index, part] of other.entries()) {
    const expected = pattern[index] ?? '';
    if (expected.startsWith(':') && !part.startsWith(':')) names.push(part);
    else if (expected.startsWith(':') !== part.startsWith(':')) return null;
    else if (!part.startsWith(':') && part !== expected) return null;
  }
  return names[0] ?? null;
}
