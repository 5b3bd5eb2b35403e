const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;
const escaped = /\\([0-9a-f]{1,6}) ?|\\(.)/gi;

/** The classes that a selector names, as a page writes them. */
export function classesIn(selector: string): string[] {
  return [...selector.matchAll(className)].map(([, name = '']) => unescaped(name));
}

export function withoutClasses(selector: string): string {
  return selector.replaceAll(className, '');
}

/** The same selector for a page that calls its classes otherwise. */
export function renamedClasses(selector: string, names: ReadonlyMap<string, string>): string {
  return selector.replaceAll(className, (written, name: string) => {
    const other = names.get(unescaped(name));
    return other === undefined ? written : `.${other}`;
  });
}

function unescaped(name: string): string {
  return name.replaceAll(escaped, (_all, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
