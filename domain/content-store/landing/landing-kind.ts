import { stringify } from 'yaml';
import { checkLanding, type Landing } from '../../pages/landing.ts';
import type { ContentIndex } from '../../recipes/content-index.ts';
import type { Fields } from '../documents/document.rules.ts';
import type { EditedFile } from '../kinds/edited-file.ts';
import type { Remark } from '../kinds/remark.ts';

/** There is one: what a visitor sees first. */
export const landingId = 'landing';

const campaigns = ['quiz', 'everyday', 'mealPlans'] as const;

/** What visitors see first, as its editor changes it: ids with spaces between them. */
export function fieldsOfLanding(landing: Landing): Fields {
  return Object.fromEntries([
    ['hero', landing.hero.join(' ')],
    ...landing.days.map(({ grams, meals }) => [`level.g${grams}.meals`, meals.join(' ')]),
    ['week', landing.week.join(' ')],
    ['list', landing.list.join(' ')],
    ...campaigns.map((name) => [`campaign.${name}`, landing.campaigns[name].join(' ')]),
  ] as [string, string][]);
}

function landingOf(fields: Fields) {
  const ids = (field: string) => (fields[field] ?? '').split(' ').filter((id) => id !== '');
  return {
    hero: ids('hero'),
    days: daysIn(fields).map((grams) => ({ grams, meals: ids(`level.g${grams}.meals`) })),
    week: ids('week'),
    list: ids('list'),
    campaigns: Object.fromEntries(campaigns.map((name) => [name, ids(`campaign.${name}`)])),
  };
}

/** The grams of the levels, as the file lists them. */
function daysIn(fields: Fields): readonly number[] {
  return Object.keys(fields)
    .flatMap((field) => /^level\.g(\d+)\.meals$/.exec(field)?.[1] ?? [])
    .map(Number)
    .toSorted((one, other) => one - other);
}

export function landingFile(fields: Fields): EditedFile {
  return { name: 'landing.yaml', text: stringify(landingOf(fields)), fields: [] };
}

export function judgeLanding({ fields, content }: { fields: Fields; content: ContentIndex }): {
  remarks: readonly Remark[];
  landing: Landing | null;
} {
  const { landing, problems } = checkLanding({ written: landingOf(fields), content });
  const remarks = problems.map(({ path, message }): Remark => ({
    field: fieldOf(path, fields),
    level: 'STOPS',
    message,
  }));
  return { landing, remarks };
}

/** The field of a part of the file: `days.1` is the second level. */
function fieldOf(path: readonly PropertyKey[], fields: Fields): string {
  const [part = 'hero', name = ''] = path.map(String);
  if (part === 'campaigns') return `campaign.${name}`;
  if (part !== 'days') return part;
  const grams = daysIn(fields)[Number(name)];
  return grams === undefined ? 'hero' : `level.g${grams}.meals`;
}
