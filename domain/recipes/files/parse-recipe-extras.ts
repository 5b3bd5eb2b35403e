import type { RecipeCooking, RecipeQuestion, RecipeVideo, VouchedException } from '../recipe.ts';
import { recipeVideoSource } from '../reading/recipe-video.rules.ts';
import {
  fieldsOfItem,
  itemsOf,
  lineOf,
  nestedFieldsOf,
  optionalDateOf,
  optionalTextOf,
  report,
  reportMissing,
  reportUnknownKeys,
  textOf,
} from './yaml-fields.ts';
import type { YamlFields } from './yaml-fields.ts';

/** `faq:` of a recipe or of its translation. */
export function readQuestions(fields: YamlFields): readonly RecipeQuestion[] {
  return itemsOf({ fields, key: 'faq' }).flatMap((item) => {
    const entry = fieldsOfItem({ fields, item });
    if (entry === null) {
      const message = 'A question should read "- question: …" with "answer: …" below it.';
      report({ fields, line: item.line, message });
      return [];
    }
    reportUnknownKeys({ fields: entry, known: ['question', 'answer'] });
    return [
      {
        question: textOf({ fields: entry, key: 'question' }),
        answer: textOf({ fields: entry, key: 'answer' }),
      },
    ];
  });
}

/** `vouched:` rules of the check that the recipe breaks on purpose, each with the reason. */
export function readVouched(fields: YamlFields): readonly VouchedException[] {
  return itemsOf({ fields, key: 'vouched' }).flatMap((item) => {
    const entry = fieldsOfItem({ fields, item });
    if (entry === null) {
      const message = 'An exception should read "- rule: …" with "why: …" below it.';
      report({ fields, line: item.line, message });
      return [];
    }
    reportUnknownKeys({ fields: entry, known: ['rule', 'why'] });
    return [
      {
        rule: textOf({ fields: entry, key: 'rule' }),
        why: textOf({ fields: entry, key: 'why' }),
      },
    ];
  });
}

/** `cooked:` who cooked the dish when, with what they noted. */
export function readCookings(fields: YamlFields): readonly RecipeCooking[] {
  return itemsOf({ fields, key: 'cooked' }).flatMap((item) => {
    const entry = fieldsOfItem({ fields, item });
    if (entry === null) {
      const message = 'A cooking should read "- by: …" with "on: …" below it.';
      report({ fields, line: item.line, message });
      return [];
    }
    reportUnknownKeys({ fields: entry, known: ['by', 'on', 'note'] });
    if (optionalTextOf({ fields: entry, key: 'on' }) === null) {
      reportMissing({ fields: entry, key: 'on' });
    }
    return [
      {
        by: textOf({ fields: entry, key: 'by' }),
        on: optionalDateOf({ fields: entry, key: 'on' }) ?? '',
        note: optionalTextOf({ fields: entry, key: 'note' }),
      },
    ];
  });
}

/** `video:` of the recipe: an address and what the film shows. */
export function readVideo(fields: YamlFields): RecipeVideo | null {
  const video = readTranslatedVideo(fields);
  if (video === null) return null;
  if (video.url === null) {
    report({ fields, line: lineOf({ fields, key: 'video' }), message: '"url" is missing.' });
  }
  return { url: video.url ?? '', title: video.title };
}

/** In a translation the film may be the same one. */
export type TranslatedVideo = Readonly<{ url: string | null; title: string }>;

export function readTranslatedVideo(fields: YamlFields): TranslatedVideo | null {
  const video = nestedFieldsOf({ fields, key: 'video' });
  if (video === null) return null;
  reportUnknownKeys({ fields: video, known: ['url', 'title'] });
  const url = optionalTextOf({ fields: video, key: 'url' });
  if (url !== null && recipeVideoSource(url) === null) {
    const message = `"${url}" is no film on YouTube or Vimeo, nor /videos/<name>.mp4 of this site.`;
    report({ fields, line: lineOf({ fields: video, key: 'url' }), message });
  }
  return { url, title: textOf({ fields: video, key: 'title' }) };
}
