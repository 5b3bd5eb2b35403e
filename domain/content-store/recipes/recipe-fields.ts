import { languages } from '../../../lib/language.ts';
import { ingredientLineText, shareText } from '../../content-tools/recipe-yaml.ts';
import { timerText } from '../../recipes/files/timer-text.rules.ts';
import { servingsOptionsOf } from '../../recipes/amounts/servings-options.rules.ts';
import type {
  CompiledIngredient,
  CompiledRecipe,
  RecipeArt,
  RecipeStep,
} from '../../recipes/recipe.ts';
import type { Fields } from '../documents/document.rules.ts';
import { nothingDrawn } from './recipe-fields.rules.ts';

/** A recipe as its editor changes it, field by field. */
export function fieldsOfRecipe(recipe: CompiledRecipe): Fields {
  const fields = Object.fromEntries([
    ...factFields(recipe),
    ...artFields(recipe),
    ...photoFields(recipe),
    ...textFields(recipe),
    ...lineFields('ingredients', recipe.ingredients, ingredientFields),
    ...lineFields('steps', recipe.steps, stepFields),
    ...lineFields('cookings', recipe.cookings, ({ by, on, note }) => ({
      by,
      on,
      note: note ?? '',
    })),
    ...lineFields('vouched', recipe.vouched, ({ rule, why }) => ({ rule, why })),
  ]);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

type Field = readonly [name: string, value: string];

function factFields(recipe: CompiledRecipe): readonly Field[] {
  const { times, servings, servingsOptions } = recipe;
  const usual = servingsOptionsOf({ servings, options: [] });
  const usualActive = times.prepMinutes + times.cookMinutes;
  return Object.entries({
    cuisine: recipe.cuisine,
    dish: recipe.dish,
    protein: recipe.protein,
    meals: recipe.meals.join(' '),
    role: recipe.role,
    family: recipe.family ?? '',
    risks: recipe.risks.join(' '),
    difficulty: recipe.difficulty,
    premium: String(recipe.isPremium),
    testKitchen: recipe.isTestKitchen ? 'true' : '',
    published: recipe.publishedOn ?? '',
    servings: String(servings),
    servingsOptions: String(usual) === String(servingsOptions) ? '' : servingsOptions.join(' '),
    leftovers: String(recipe.isGoodAsLeftovers),
    leftoverServings: String(recipe.leftoverServings ?? ''),
    'times.prep': String(times.prepMinutes),
    'times.cook': String(times.cookMinutes),
    'times.active': times.activeMinutes === usualActive ? '' : String(times.activeMinutes),
    'times.total': String(times.totalMinutes),
  });
}

function artFields({ art }: CompiledRecipe): readonly Field[] {
  return art === null ? [] : Object.entries(drawnParts(art));
}

function drawnParts(art: RecipeArt): Record<string, string> {
  const named = (names: readonly string[] | undefined) =>
    names?.length === 0 ? nothingDrawn : (names ?? []).join(' ');
  return {
    'art.vessel': art.vessel ?? '',
    'art.base': art.base ?? '',
    'art.items': named(art.items),
    'art.sauces': named(art.sauces),
    'art.table': art.table ?? '',
  };
}

function photoFields({ photo, texts }: CompiledRecipe): readonly Field[] {
  if (photo === null) return [];
  return [
    ['photo.id', photo.id ?? ''],
    ['photo.focus', `${photo.focus.x} ${photo.focus.y}`],
    ...languages.map((language): Field => [
      `photo.alt.${language}`,
      texts[language].photoAlt ?? '',
    ]),
  ];
}

function textFields(recipe: CompiledRecipe): readonly Field[] {
  const { id, texts } = recipe;
  const film = texts.en.video?.url ?? '';
  return [
    ...languages.flatMap((language): Field[] => {
      const { slug, title, short, description, tip, video } = texts[language];
      const ownFilm = language === 'en' || video?.url === film ? '' : (video?.url ?? '');
      return [
        [`slug-${language}`, language === 'en' && slug === id ? '' : slug],
        [`title.${language}`, title],
        [`short.${language}`, short ?? ''],
        [`description.${language}`, description],
        [`tip.${language}`, tip ?? ''],
        [`video.title.${language}`, video?.title ?? ''],
        [`video.url-${language}`, language === 'en' ? film : ownFilm],
      ];
    }),
    ...lineFields('faqs', texts.en.faq, (_question, index) =>
      Object.fromEntries(
        languages.flatMap((language) => {
          const { question = '', answer = '' } = texts[language].faq[index] ?? {};
          return [
            [`question.${language}`, question],
            [`answer.${language}`, answer],
          ];
        }),
      ),
    ),
  ];
}

/** Lines are called `s1`, `s2` until an editor adds others, which get names of their own. */
function lineFields<Line>(
  list: string,
  lines: readonly Line[],
  fieldsOf: (line: Line, index: number) => Record<string, string>,
): readonly Field[] {
  const line = list.replace(/s$/, '');
  const idOf = (index: number) => `${line[0]}${index + 1}`;
  return [
    [list, lines.map((_, index) => idOf(index)).join(' ')],
    ...lines.flatMap((each, index) =>
      Object.entries(fieldsOf(each, index)).map(([name, value]): Field => [
        `${line}.${idOf(index)}.${name}`,
        value,
      ]),
    ),
  ];
}

function ingredientFields(ingredient: CompiledIngredient): Record<string, string> {
  return {
    line: ingredientLineText({ ...ingredient, note: null }),
    ...Object.fromEntries(
      languages.map((language) => [`note.${language}`, ingredient.notes[language] ?? '']),
    ),
  };
}

function stepFields(step: RecipeStep) {
  const { texts, uses, timerMinutes, laterTimerMinutes = [], panServings, art } = step;
  const timers = [timerMinutes ?? [], laterTimerMinutes].flat();
  return {
    ...(art && { 'art.state': (art.state ?? '').toLowerCase(), ...drawnParts(art) }),
    uses: uses.map(useText).join(', '),
    timers: timers.map(timerText).join(', '),
    ...(panServings !== undefined && { pan: String(panServings) }),
    ...Object.fromEntries(languages.map((language) => [`text.${language}`, texts[language]])),
  };
}

function useText({ ingredientKey, share }: RecipeStep['uses'][number]): string {
  return share === 1 ? ingredientKey : `${ingredientKey} ${shareText(share)}`;
}
