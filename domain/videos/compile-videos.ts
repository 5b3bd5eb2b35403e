import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { languages, perLanguage, type Language, type PerLanguage } from '../../lib/language.ts';
import type { CompiledRecipe } from '../recipes/recipe.ts';
import { timesOfFilm, timesOfRecording } from './cue-times.ts';
import type { Shot, Video, VideoSource } from './video.ts';
import { factsSchema, textsSchema, type VideoFacts, type VideoTexts } from './video-file.ts';

/** What a video may name. */
export interface VideoSurroundings {
  content: {
    recipesById: ReadonlyMap<string, Pick<CompiledRecipe, 'steps'>>;
    foodsById: ReadonlyMap<string, unknown>;
  };
  /** `first-steps/where-carbs-hide` */
  lessons: ReadonlySet<string>;
}

const translation = /\.(es|sv)\.yaml$/;

/**
 * The videos of `content/videos` in every language, in the order of their names. Throws where one is
 * malformed, says other things in another language, or names what does not exist.
 */
export async function compileVideos(
  args: VideoSurroundings & { folder: string },
): Promise<Video[]> {
  const ids = videoNamesIn(await readdir(args.folder));
  const videos = await Promise.all(
    ids.map(async (id) => {
      const read = (language: Language) =>
        readFile(join(args.folder, videoFileName({ id, language })), 'utf8');
      const [en, es, sv] = await Promise.all([read('en'), read('es'), read('sv')]);
      return compileVideo({ ...args, id, sources: { en, es, sv } });
    }),
  );
  expectOwnSlugs(videos);
  return videos;
}

/** Of the files of a folder. */
export function videoNamesIn(files: readonly string[]): readonly string[] {
  return files
    .filter((name) => name.endsWith('.yaml') && !translation.test(name))
    .map((name) => name.replace(/\.yaml$/, ''))
    .toSorted();
}

/** A video of what its files say. Throws as `compileVideos` does. */
export function compileVideo(
  args: VideoSurroundings & { id: string; sources: PerLanguage<string> },
): Video {
  const { id, sources } = args;
  const { title, description, chapters, slug, ...rest } = readYaml(sources.en);
  const facts = factsSchema.parse(rest);
  const texts: PerLanguage<VideoTexts> = {
    en: textsSchema.parse({ slug, title, description, chapters }),
    es: textsSchema.parse(readYaml(sources.es)),
    sv: textsSchema.parse(readYaml(sources.sv)),
  };
  for (const language of languages) expectSameOutline({ id, language, texts });
  expectKnownThings({ ...args, facts, texts });
  const isFilm = facts.source === 'film';
  const file = videoFileName({ id, language: 'en' });
  const seconds = facts.source === 'film' ? 0 : facts.source.seconds;
  const timed = isFilm ? timesOfFilm(texts) : timesOfRecording({ texts, seconds, file });
  const [program = '', lesson = ''] = facts.lesson?.split('/') ?? [];
  return {
    id,
    collection: facts.collection,
    source: sourceOf(facts.source),
    recipeId: facts.recipe ?? null,
    lesson: facts.lesson === undefined ? null : { program, lesson },
    pictureRecipeId: facts.picture ?? facts.recipe ?? '',
    isPremium: facts.premium ?? null,
    publishedOn: facts.published,
    seconds: timed.seconds,
    shots: facts.shows.map(shotOf),
    texts: perLanguage((language) => ({
      slug: texts[language].slug ?? id,
      title: texts[language].title,
      description: texts[language].description,
      chapters: timed.chapters[language],
    })),
  };
}

export function videoFileName({ id, language }: { id: string; language: Language }): string {
  return language === 'en' ? `${id}.yaml` : `${id}.${language}.yaml`;
}

function readYaml(source: string): Record<string, unknown> {
  return parse(source) as Record<string, unknown>;
}

function sourceOf(source: VideoFacts['source']): VideoSource {
  if (source === 'film') return { kind: 'film' };
  if ('file' in source) return { kind: 'file', name: source.file };
  if ('youtube' in source) return { kind: 'youtube', id: source.youtube };
  return { kind: 'vimeo', id: source.vimeo };
}

function shotOf(shot: VideoFacts['shows'][number]): Shot {
  if (shot === 'needs') return { kind: 'needs' };
  if ('step' in shot) return { kind: 'step', step: shot.step };
  if ('foods' in shot) return { kind: 'foods', foods: shot.foods, areMeasured: false };
  if ('netCarbs' in shot) return { kind: 'foods', foods: shot.netCarbs, areMeasured: true };
  if ('plate' in shot) return { kind: 'plate', items: shot.plate };
  return { kind: 'dish', recipeId: shot.dish };
}

function expectSameOutline(args: {
  id: string;
  language: Language;
  texts: PerLanguage<VideoTexts>;
}): void {
  const outline = ({ chapters }: VideoTexts) => chapters.map(({ says }) => says.length).join();
  const { id, language, texts } = args;
  if (outline(texts[language]) === outline(texts.en)) return;
  throw new Error(`${videoFileName({ id, language })} has other chapters than the English video.`);
}

function expectKnownThings(
  args: VideoSurroundings & { id: string; facts: VideoFacts; texts: PerLanguage<VideoTexts> },
): void {
  const { id, facts, texts, content, lessons } = args;
  const file = videoFileName({ id, language: 'en' });
  const shots = facts.shows.map(shotOf);
  const recipes = [facts.recipe, facts.picture, ...shots.map(recipeOf)].flatMap(
    (each) => each ?? [],
  );
  const foods = shots.flatMap((shot) => (shot.kind === 'foods' ? shot.foods : []));
  const unknown = [
    ...recipes.filter((each) => !content.recipesById.has(each)),
    ...foods.filter((each) => !content.foodsById.has(each)),
    ...(facts.lesson === undefined || lessons.has(facts.lesson) ? [] : [facts.lesson]),
  ];
  if (unknown.length > 0) throw new Error(`${file} names what does not exist: ${unknown.join()}.`);
  if (facts.recipe === undefined && facts.picture === undefined) {
    throw new Error(`${file} is of no recipe, and says no "picture" that stands for it.`);
  }
  if (facts.source === 'film' && shots.length !== texts.en.chapters.length) {
    throw new Error(
      `${file} shows ${shots.length} things in ${texts.en.chapters.length} chapters.`,
    );
  }
  const steps = content.recipesById.get(facts.recipe ?? '')?.steps.length ?? 0;
  if (shots.some((shot) => shot.kind === 'step' && shot.step > steps)) {
    throw new Error(`${file} shows a step that its recipe does not have.`);
  }
}

function recipeOf(shot: Shot): string | undefined {
  return shot.kind === 'dish' ? shot.recipeId : undefined;
}

/** Throws where two videos have one address. */
export function expectOwnSlugs(videos: readonly Video[]): void {
  for (const language of languages) {
    const slugs = videos.map(({ texts }) => texts[language].slug);
    const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
    if (twice !== undefined) throw new Error(`Two videos are called ${twice} (${language}).`);
  }
}
