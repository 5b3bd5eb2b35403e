import { locales } from '../../../i18n/locales.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { numberFormat } from '../../../lib/formats.ts';
import type { Language } from '../../../lib/language.ts';
import { cuisines } from '../../recipes/recipe.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import type { Parameter } from './sentence.ts';

/** What checks put into sentences, as people call it; in English as editors say it too. */
const words: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  breakfast: { en: 'breakfast', es: 'desayuno', sv: 'frukost' },
  lunch: { en: 'lunch', es: 'almuerzo', sv: 'lunch' },
  dinner: { en: 'dinner', es: 'cena', sv: 'middag' },
  en: { en: 'English', es: 'inglés', sv: 'engelska' },
  es: { en: 'Spanish', es: 'español', sv: 'spanska' },
  sv: { en: 'Swedish', es: 'sueco', sv: 'svenska' },
  us: { en: 'the United States', es: 'Estados Unidos', sv: 'USA' },
  se: { en: 'Sweden', es: 'Suecia', sv: 'Sverige' },
  salt: { en: 'salt', es: 'sal', sv: 'salt' },
  'saturated fat': { en: 'saturated fat', es: 'grasa saturada', sv: 'mättat fett' },
  fiber: { en: 'fiber', es: 'fibra', sv: 'fiber' },
  protein: { en: 'protein', es: 'proteína', sv: 'protein' },
  keto: { en: 'keto', es: 'keto', sv: 'keto' },
  moderate: { en: 'moderate', es: 'moderado', sv: 'måttlig' },
  liberal: { en: 'liberal', es: 'liberal', sv: 'liberal' },
  beef: { en: 'beef', es: 'res', sv: 'nötkött' },
  dairy: { en: 'dairy', es: 'lácteos', sv: 'mejeri' },
  eggs: { en: 'eggs', es: 'huevos', sv: 'ägg' },
  fish: { en: 'fish', es: 'pescado', sv: 'fisk' },
  lamb: { en: 'lamb', es: 'cordero', sv: 'lamm' },
  nuts: { en: 'nuts', es: 'frutos secos', sv: 'nötter' },
  pork: { en: 'pork', es: 'cerdo', sv: 'fläskkött' },
  poultry: { en: 'poultry', es: 'aves', sv: 'fågel' },
  shellfish: { en: 'shellfish', es: 'mariscos', sv: 'skaldjur' },
  vegan: { en: 'vegan', es: 'vegano', sv: 'vegansk' },
  vegetarian: { en: 'vegetarian', es: 'vegetariano', sv: 'vegetarisk' },
  task: { en: 'task', es: 'tarea', sv: 'uppgift' },
  lesson: { en: 'lesson', es: 'lección', sv: 'lektion' },
};

/** What editors write themselves stays as they wrote it. */
const written: readonly string[] = ['text', 'title', 'short', 'slug', 'url', 'line', 'words'];

/** Says what is put into a sentence: foods and dishes by name, known words, figures. */
export function toldWord(args: {
  parameter: Parameter;
  language: Language;
  content: Catalogue['content'];
}): string {
  const { parameter, language, content } = args;
  const { name, value } = parameter;
  if (written.includes(name)) return value;
  const told = value.split(/(, | and | or )/).map((part, place) => {
    if (place % 2 === 1) return jointIn(part, language);
    return (
      nameOf({ id: part, language, content }) ?? wordOf(part, language) ?? figure(part, language)
    );
  });
  return told.join('');
}

function nameOf({
  id,
  language,
  content,
}: { id: string } & Omit<Parameters<typeof toldWord>[0], 'parameter'>) {
  // `tomato#2` is the second line of the list with tomatoes.
  const food = content.foodsById.get(id.replace(/#\d+$/, ''));
  if (food !== undefined) return food.names[language].singular;
  return content.recipesById.get(id)?.texts[language].title;
}

function wordOf(word: string, language: Language): string | undefined {
  return words[word.toLowerCase()]?.[language] ?? choiceOf(word, language);
}

const properNames: readonly string[] = cuisines;

/** `STIR_FRY` as whoever chooses it reads it, within a sentence. */
function choiceOf(word: string, language: Language): string | undefined {
  if (!/^[A-Z]+(?:_[A-Z]+)*$/.test(word)) return undefined;
  const told = m.kitchen_choice({ choice: word }, { locale: language });
  return language === 'en' && properNames.includes(word) ? told : told.toLowerCase();
}

const joints: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  ' and ': { en: ' and ', es: ' y ', sv: ' och ' },
  ' or ': { en: ' or ', es: ' o ', sv: ' eller ' },
};

function jointIn(joint: string, language: Language): string {
  return joints[joint]?.[language] ?? joint;
}

function figure(text: string, language: Language): string {
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return text;
  const { languageTag } = locales[language];
  return numberFormat(languageTag, { maximumFractionDigits: 6 }).format(Number(text));
}
