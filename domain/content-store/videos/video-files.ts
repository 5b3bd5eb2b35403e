import { stringify } from 'yaml';
import { languages, perLanguage, type Language, type PerLanguage } from '../../../lib/language.ts';
import { idsOf, type Fields } from '../documents/document.rules.ts';
import type { EditedFile } from '../kinds/edited-file.ts';

/** The three files of a video, in the form of those in content/videos. */
export function videoFiles({ id, fields }: { id: string; fields: Fields }): readonly EditedFile[] {
  const sources = videoSources(fields);
  return languages.map((language) => ({
    name: `videos/${language === 'en' ? `${id}.yaml` : `${id}.${language}.yaml`}`,
    text: sources[language],
    fields: [],
  }));
}

export function videoSources(fields: Fields): PerLanguage<string> {
  return perLanguage((language) => {
    const texts = textsOf(fields, language);
    const written = language === 'en' ? { ...factsOf(fields), ...texts } : texts;
    return stringify(written, { lineWidth: 0 });
  });
}

function factsOf(fields: Fields) {
  const of = (field: string) => fields[field] ?? '';
  const named = ['recipe', 'lesson', 'picture'].filter((name) => of(name) !== '');
  const source = readSource({ from: of('from'), seconds: of('seconds') });
  return {
    collection: of('collection'),
    source,
    ...Object.fromEntries(named.map((name) => [name, of(name)])),
    ...(of('audience') !== '' && { premium: of('audience') === 'members' }),
    published: of('published'),
    ...(source === 'film' && {
      shows: idsOf(fields, 'chapters').map((id) => readShot(of(`chapter.${id}.shows`))),
    }),
  };
}

/** Addresses as people copy them, and what a file says. */
const recordings = {
  youtube:
    /^(?:youtube |https:\/\/(?:youtu\.be\/|(?:www\.|m\.)?youtube\.com\/watch\?v=))([\w-]{11})/,
  vimeo: /^(?:vimeo |https:\/\/(?:www\.)?vimeo\.com\/)(\d{6,12})/,
  file: /^file (.+)$/,
} as const;

function readSource({ from, seconds }: { from: string; seconds: string }): unknown {
  for (const [kind, form] of Object.entries(recordings)) {
    const name = form.exec(from)?.[1];
    if (name !== undefined) return { [kind]: name, seconds: Number(seconds) };
  }
  return from === '' ? 'film' : from;
}

function readShot(text: string): unknown {
  const [kind = '', ...names] = text.split(' ').filter((word) => word !== '');
  if (kind === 'step') return { step: Number(names[0]) };
  if (kind === 'dish') return { dish: names[0] ?? '' };
  return names.length === 0 ? kind : { [kind]: names };
}

function textsOf(fields: Fields, language: Language) {
  const of = (text: string) => fields[`${text}.${language}`] ?? '';
  const slug = fields[`slug-${language}`] ?? '';
  return {
    ...(slug !== '' && { slug }),
    title: of('title'),
    description: of('description'),
    chapters: idsOf(fields, 'chapters').map((id) => ({
      title: of(`chapter.${id}.title`),
      says: linesOf(of(`chapter.${id}.says`)),
    })),
  };
}

/** Sentences of a chapter, a line each. */
export function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
