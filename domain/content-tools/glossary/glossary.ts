import { isSeq } from 'yaml';
import type { Node } from 'yaml';
import type { FileProblem } from '../../../lib/file-problem.ts';
import type { Language } from '../../../lib/language.ts';
import type { SourceFile } from '../../../lib/source-file.ts';
import {
  fieldsOfItem,
  itemsOf,
  optionalTextOf,
  readYamlFields,
  report,
  reportUnknownKeys,
  scalarText,
  textOf,
} from '../../recipes/files/yaml-fields.ts';
import type { YamlFields, YamlItem } from '../../recipes/files/yaml-fields.ts';

/** One word for one thing, and the words nobody should write for it. */
export type GlossaryEntry = Readonly<{
  use: string;
  avoid: readonly string[];
  /** Where an avoided word is right: names of dishes, another meaning. */
  allowed: readonly string[];
}>;

export type Glossary = Readonly<{
  language: Language;
  entries: readonly GlossaryEntry[];
  problems: readonly FileProblem[];
}>;

/** `glossary/en.yaml`, `glossary/es.yaml`, `glossary/sv.yaml` */
export function parseGlossary(args: { source: SourceFile; language: Language }): Glossary {
  const fields = readYamlFields(args.source);
  reportUnknownKeys({ fields, known: ['words'] });
  const entries = itemsOf({ fields, key: 'words' }).flatMap((item) => {
    return readEntry({ fields, item }) ?? [];
  });
  return { language: args.language, entries, problems: fields.problems };
}

function readEntry(args: { fields: YamlFields; item: YamlItem }): GlossaryEntry | null {
  const entry = fieldsOfItem(args);
  if (entry === null) {
    const message = 'A word should say what to "use" and what to "avoid".';
    report({ fields: args.fields, line: args.item.line, message });
    return null;
  }
  reportUnknownKeys({ fields: entry, known: ['use', 'avoid', 'allow', 'why'] });
  optionalTextOf({ fields: entry, key: 'why' });
  return {
    use: textOf({ fields: entry, key: 'use' }),
    avoid: textsOf({ fields: entry, key: 'avoid' }),
    allowed: itemsOf({ fields: entry, key: 'allow' }).flatMap((item) => {
      return readAllowance({ entry, item });
    }),
  };
}

/** Nothing is allowed without a reason. */
function readAllowance(args: { entry: YamlFields; item: YamlItem }): readonly string[] {
  const allowance = fieldsOfItem({ fields: args.entry, item: args.item });
  if (allowance === null) {
    const message = 'An exception should say the "words" and "why" they are right.';
    report({ fields: args.entry, line: args.item.line, message });
    return [];
  }
  reportUnknownKeys({ fields: allowance, known: ['words', 'why'] });
  textOf({ fields: allowance, key: 'why' });
  return textsOf({ fields: allowance, key: 'words' });
}

function textsOf({ fields, key }: { fields: YamlFields; key: string }): readonly string[] {
  const node: Node | null = fields.values.get(key) ?? null;
  if (!isSeq(node)) return [textOf({ fields, key })].filter((text) => text !== '');
  return itemsOf({ fields, key }).map((item) => scalarText(item.node) ?? '');
}
