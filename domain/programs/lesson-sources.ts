import type { Source } from '../pages/page.ts';
import { newestSourceYear, oldestSourceYear, sourceFacts } from '../pages/source-facts.rules.ts';
import {
  countOf,
  itemsOf,
  lineOf,
  nestedFieldsOf,
  optionalTextOf,
  report,
  reportUnknownKeys,
  scalarText,
  textOf,
  type YamlFields,
} from '../recipes/files/yaml-fields.ts';

/** What the lessons of a program lean on; its English file holds them. */
export function readSources(fields: YamlFields): readonly Source[] {
  const sources = nestedFieldsOf({ fields, key: 'sources' });
  return [...(sources?.values.keys() ?? [])].flatMap((id) => {
    const source = sources && nestedFieldsOf({ fields: sources, key: id });
    return source ? [readSource({ id, source })] : [];
  });
}

function readSource({ id, source }: { id: string; source: YamlFields }): Source {
  reportUnknownKeys({ fields: source, known: sourceFacts });
  const pmid = optionalTextOf({ fields: source, key: 'pmid' });
  const doi = optionalTextOf({ fields: source, key: 'doi' });
  const isMalformed = (pmid !== null && !/^\d+$/.test(pmid)) || doi?.startsWith('10.') === false;
  if (isMalformed || (pmid === null && doi === null)) {
    const message = 'A source has a PubMed number, or a DOI that begins with 10.';
    report({ fields: source, line: source.firstLine, message });
  }
  const year = countOf({ fields: source, key: 'year', least: oldestSourceYear });
  if (year > newestSourceYear()) {
    const line = lineOf({ fields: source, key: 'year' });
    report({ fields: source, line, message: `The year ${year} of a source is still to come.` });
  }
  return {
    id,
    authors: textOf({ fields: source, key: 'authors' }),
    year,
    title: textOf({ fields: source, key: 'title' }),
    journal: textOf({ fields: source, key: 'journal' }),
    pmid,
    doi,
  };
}

/** The ids that a lesson names. */
export function readSourceIds(lesson: YamlFields): readonly string[] {
  return itemsOf({ fields: lesson, key: 'sources' }).map(({ node }) => scalarText(node) ?? '');
}

interface LessonOfSources {
  readonly id: string;
  readonly sourceIds: readonly string[];
  readonly paragraphs: readonly string[];
}

/** A claim about health carries its source, and no source stands there for nothing. */
export function checkSources(args: {
  fields: YamlFields;
  sources: readonly Source[];
  lessons: readonly LessonOfSources[];
}): void {
  const { fields, sources, lessons } = args;
  const known = new Set(sources.map(({ id }) => id));
  const say = (message: string, line = lineOf({ fields, key: 'weeks' })) =>
    report({ fields, line, message });
  for (const { id, sourceIds, paragraphs } of lessons) {
    for (const name of sourceIds) if (!known.has(name)) say(`"${name}" is no source.`);
    if (sourceIds.length > 0 || !claimsHealth(paragraphs)) continue;
    say(`The lesson "${id}" says what food or habits do to a body, and names no source.`);
  }
  const named = new Set(lessons.flatMap(({ sourceIds }) => sourceIds));
  const listed = nestedFieldsOf({ fields, key: 'sources' });
  for (const id of known.difference(named)) {
    say(`No lesson names the source "${id}".`, listed?.lines.get(id));
  }
}

/** Words of what food, drink, rest or exercise do to a body, and of whom they may harm. */
const claim =
  /\b(?:blood (?:sugar|pressure|fats?)|cholesterol|insulin|ketoacidosis|medicine|pregnan\w+|kidney|heart disease|muscles?|omega-3|vitamins?|caffeine|alcohol|gut|new habits|hungrier|keeps? you full|lose weight|losing weight|body (?:lets go|burns|needs)|stress sends|salt and water|water and salt)\b/i;

function claimsHealth(paragraphs: readonly string[]): boolean {
  return paragraphs.some((paragraph) => claim.test(paragraph));
}
