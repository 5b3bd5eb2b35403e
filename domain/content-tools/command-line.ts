import { parseArgs } from 'node:util';

/** What stands after the command's name. */
export type CommandLine = Readonly<{
  names: readonly string[];
  /** Of an option given several times all, of a single one the last. */
  options: ReadonlyMap<string, readonly string[]>;
  /** The content folder to work in. */
  folder: string;
}>;

const optionNames = [
  'folder',
  'format',
  'to',
  'title',
  'title-es',
  'title-sv',
  'description',
  'cuisine',
  'dish',
  'protein',
  'meals',
  'role',
  'difficulty',
  'servings',
  'prep',
  'cook',
  'total',
  'premium',
  'ingredient',
] as const;

/** Null when an option is not known, or its value is missing. */
export function commandLine(args: readonly string[]): CommandLine | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(
        optionNames.map((name) => [name, { type: 'string' as const, multiple: true }]),
      ),
    });
    const options = new Map(
      Object.entries(values).map(([name, value]) => [name, value as readonly string[]]),
    );
    const folder = options.get('folder')?.at(-1) ?? process.env['CONTENT_DIR'] ?? 'content';
    return { names: positionals, options, folder };
  } catch {
    return null;
  }
}

export function optionOf({ options }: CommandLine, name: (typeof optionNames)[number]) {
  return options.get(name)?.at(-1) ?? null;
}
