import { languages } from '../../../lib/language.ts';
import type { Shot, Video, VideoChapter, VideoSource } from '../../videos/video.ts';
import type { Fields } from '../documents/document.rules.ts';

type Field = readonly [name: string, value: string];

/**
 * A video as its editor changes it. What a chapter says is one text in each language, a sentence a
 * line; of a recording each begins with its time, `1:38 Now cumin`.
 */
export function fieldsOfVideo(video: Video): Fields {
  const { collection, source, seconds, recipeId, lesson, isPremium, publishedOn, shots } = video;
  const isFilm = source.kind === 'film';
  const chapters = video.texts.en.chapters.map((_, index) => `c${index + 1}`);
  const fields: Field[] = [
    ['collection', collection],
    ['from', sourceText(source)],
    ['seconds', isFilm ? '' : String(seconds)],
    ['recipe', recipeId ?? ''],
    ['lesson', lesson === null ? '' : `${lesson.program}/${lesson.lesson}`],
    ['picture', video.pictureRecipeId === recipeId ? '' : video.pictureRecipeId],
    ['audience', isPremium === null ? '' : isPremium ? 'members' : 'everyone'],
    ['published', publishedOn],
    ['chapters', chapters.join(' ')],
    ...chapters.map((id, index): Field => [`chapter.${id}.shows`, shotText(shots[index])]),
    ...languages.flatMap((language): Field[] => {
      const { slug, title, description, chapters: written } = video.texts[language];
      return [
        [`slug-${language}`, language === 'en' ? '' : slug],
        [`title.${language}`, title],
        [`description.${language}`, description],
        ...written.flatMap((chapter, index): Field[] => [
          [`chapter.${chapters[index]}.title.${language}`, chapter.title],
          [`chapter.${chapters[index]}.says.${language}`, saidIn({ chapter, isFilm })],
        ]),
      ];
    }),
  ];
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}

function sourceText(source: VideoSource): string {
  switch (source.kind) {
    case 'film':
      return '';
    case 'file':
      return `file ${source.name}`;
    default:
      return `${source.kind} ${source.id}`;
  }
}

function shotText(shot: Shot | undefined): string {
  switch (shot?.kind) {
    case undefined:
      return '';
    case 'needs':
      return 'needs';
    case 'step':
      return `step ${shot.step}`;
    case 'foods':
      return [shot.areMeasured ? 'netCarbs' : 'foods', ...shot.foods].join(' ');
    case 'plate':
      return ['plate', ...shot.items].join(' ');
    case 'dish':
      return `dish ${shot.recipeId}`;
  }
}

function saidIn({ chapter, isFilm }: { chapter: VideoChapter; isFilm: boolean }): string {
  const lines = chapter.cues.map(({ startSeconds, text }) =>
    isFilm ? text : `${clockTime(startSeconds)} ${text}`,
  );
  return lines.join('\n');
}

/** `1:38`, or `1:02:05` of a long one. */
function clockTime(seconds: number): string {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(
    Math.floor,
  );
  const end = String(rest).padStart(2, '0');
  return hours === 0 ? `${minutes}:${end}` : `${hours}:${String(minutes).padStart(2, '0')}:${end}`;
}
