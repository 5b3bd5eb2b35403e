/** Names of a page by what they are called in it: the more often, the shorter. */
export type ShortNames = ReadonlyMap<string, string>;

const attribute = /(<[a-z][^<>]*?\sclass=)"([^"]*)"/g;

/**
 * Of classes; `taken` are those that styles give a meaning. Classes that a page never has but
 * together have one name: to its styles they are the same.
 */
export function shortNames({
  html,
  taken,
}: {
  html: string;
  taken: ReadonlySet<string>;
}): ShortNames {
  const places = new Map<string, number[]>();
  for (const [place, [, , list = '']] of [...html.matchAll(attribute)].entries()) {
    for (const name of new Set(namesIn(list)))
      places.set(name, [...(places.get(name) ?? []), place]);
  }
  const together = Map.groupBy(places.keys(), (name) => (places.get(name) ?? []).join());
  const counts = [...together].map(([at, [first = '']]) => [first, at.split(',').length] as const);
  const names = named(new Map(counts), taken);
  return new Map(
    [...together.values()].flatMap((all) =>
      all.map((name) => [name, names.get(all[0] ?? '') ?? name]),
    ),
  );
}

const variable = /--[a-z][\w-]*/g;
/** Two hyphens may also stand in the name of a file. */
const variableOfStyles = /(?<=[{;(,:\s])--[a-z][\w-]*/g;

/** Variables that styles alone speak of. */
export function withShortVariables({ styles, html }: { styles: string; html: string }): string {
  const ofPage = new Set([...html.matchAll(variable)].map(([name]) => name.slice(2)));
  const counts = new Map<string, number>();
  for (const [name] of styles.matchAll(variableOfStyles)) {
    const own = name.slice(2);
    if (!ofPage.has(own)) counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  const names = named(counts, ofPage);
  return styles.replaceAll(
    variableOfStyles,
    (name) => `--${names.get(name.slice(2)) ?? name.slice(2)}`,
  );
}

function named(counts: ReadonlyMap<string, number>, taken: ReadonlySet<string>): ShortNames {
  const mostFirst = [...counts].toSorted(([, one], [, other]) => other - one);
  const names = new Map<string, string>();
  let used = 0;
  for (const [name] of mostFirst) {
    let short = written(used);
    while (taken.has(short)) short = written((used += 1));
    used += 1;
    names.set(name, short);
  }
  return names;
}

/** The order of classes in an attribute means nothing: one order packs better than many. */
export function withShortClasses({ html, names }: { html: string; names: ShortNames }): string {
  const known = new Map<string, string>();
  const shortened = (list: string) => {
    const short = namesIn(list).map((name) => names.get(name) ?? name);
    return [...new Set(short)].toSorted(byLength).join(' ');
  };
  return html.replaceAll(attribute, (_all, before: string, list: string) => {
    const short = known.get(list) ?? shortened(list);
    known.set(list, short);
    return `${before}"${short}"`;
  });
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The classes that an attribute names. */
export function namesIn(list: string): string[] {
  const plain = list.replaceAll(/&(?:amp|gt|lt|quot|#x27);/g, (each) => entities[each] ?? each);
  return plain.split(/\s+/).filter((name) => name !== '');
}

function byLength(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : 1);
}

const letters = 26;

/** a to z, then aa to zz and so on. */
function written(place: number): string {
  const last = String.fromCodePoint(0x61 + (place % letters));
  return place < letters ? last : written(Math.floor(place / letters) - 1) + last;
}
