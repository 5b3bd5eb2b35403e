import { languages, type Language } from '../../../lib/language.ts';
import { lessonNamesOf } from '../../programs/lesson-names.ts';
import { compileVideo, expectOwnSlugs } from '../../videos/compile-videos.ts';
import type { Video } from '../../videos/video.ts';
import { idsOf, type Fields } from '../documents/document.rules.ts';
import { withEnglish } from '../documents/filled.rules.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import type { Remark } from '../kinds/remark.ts';
import { pathOf, wordsOf } from '../kinds/told-error.ts';
import { linesOf, videoSources } from './video-files.ts';

/** Reads a draft as the build reads a video; what is wrong is told beside its field. */
export function judgeVideo(args: {
  id: string;
  fields: Fields;
  catalogue: Pick<Catalogue, 'content' | 'programs' | 'videos'>;
}): { remarks: readonly Remark[]; video: Video | null } {
  const { id, fields, catalogue } = args;
  const { content, programs, videos } = catalogue;
  try {
    const sources = videoSources(withEnglish(fields));
    const lessons = lessonNamesOf(programs.programs);
    const video = compileVideo({ id, sources, content, lessons });
    expectOwnSlugs([...videos.videos.filter((other) => other.id !== id), video]);
    return { video, remarks: [] };
  } catch (error) {
    const message = wordsOf(error);
    const field = fieldAt(pathOf(error), fields) ?? fieldSaid(message, fields);
    return { video: null, remarks: [{ field, level: 'STOPS', message }] };
  }
}

/** English alone is read so: other languages have its texts where they have none. */
function fieldAt(path: readonly PropertyKey[], fields: Fields): string | null {
  const [part = '', at = '', name = ''] = path.map(String);
  const chapter = idsOf(fields, 'chapters')[Number(at)];
  switch (part) {
    case '':
      return null;
    case 'title':
    case 'description':
      return `${part}.en`;
    case 'source':
      return at === 'seconds' ? 'seconds' : 'from';
    case 'premium':
      return 'audience';
    case 'shows':
      return `chapter.${chapter}.shows`;
    case 'chapters':
      return chapter === undefined ? 'chapters' : `chapter.${chapter}.${name || 'says'}.en`;
    default:
      return part;
  }
}

/** The field that a sentence of the check is about. */
function fieldSaid(message: string, fields: Fields): string {
  const language = languages.find((each) =>
    new RegExp(`\\.${each}\\.| ${each} |\\(${each}\\)`).test(message),
  );
  const chapters = idsOf(fields, 'chapters');
  const holding = (isMeant: (field: string, text: string) => boolean) =>
    Object.keys(fields).find((field) => isMeant(field, fields[field] ?? ''));
  if (message.includes('other chapters')) {
    const odd = chapters.find((id) => countOf(fields, id, language) !== countOf(fields, id, 'en'));
    return `chapter.${odd ?? chapters[0]}.says.${language ?? 'es'}`;
  }
  if (message.includes('are called')) return language === 'en' ? 'title.en' : `slug-${language}`;
  if (message.includes('"picture"')) return 'picture';
  if (message.includes('are not in order'))
    return `chapter.${chapters[0]}.says.${language ?? 'en'}`;
  if (message.includes('begin with its time')) {
    const said = /"(.+)" does not begin/s.exec(message)?.[1] ?? '';
    return holding((_, text) => linesOf(text).includes(said)) ?? 'from';
  }
  if (message.includes('shows a step')) {
    const steps = chapters.toSorted((one, other) => stepOf(fields, other) - stepOf(fields, one));
    return `chapter.${steps[0]}.shows`;
  }
  const unknown = /does not exist: (.+)\.$/.exec(message)?.[1]?.split(',') ?? [];
  const isNamed = (text: string) => text.split(' ').some((word) => unknown.includes(word));
  return (
    holding(
      (field, text) => /^(?:recipe|lesson|picture|chapter\..*shows)$/.test(field) && isNamed(text),
    ) ?? 'title.en'
  );
}

/** Where a language has none, it says what English says. */
function countOf(fields: Fields, id: string, language: Language | undefined): number {
  const own = fields[`chapter.${id}.says.${language}`] ?? fields[`chapter.${id}.says.en`] ?? '';
  return linesOf(own).length;
}

function stepOf(fields: Fields, id: string): number {
  return Number(/^step (\d+)$/.exec(fields[`chapter.${id}.shows`] ?? '')?.[1] ?? 0);
}
