import { locales, type Locale } from '../../../i18n/locales.ts';
import { fillPlaceholders } from '../../../lib/fill-placeholders.ts';
import type { Food } from '../../foods/food.ts';
import type { ThemedPlan } from '../../meal-plans/themed/themed-plan.ts';
import { themeWords } from '../../meal-plans/themed/theme-words.rules.ts';
import type { PageValues } from '../../pages/page-values.rules.ts';
import type { Page } from '../../pages/page.ts';
import type { Video } from '../../videos/video.ts';
import { choiceWord } from '../recipes/filter-words.rules.ts';
import type { SearchDocument } from '../text/text-index.ts';

/** What is found beside recipes and a member's own plans; its id tells its kind. */
export type LibraryItem =
  | { readonly kind: 'themedPlan'; readonly id: string; readonly plan: ThemedPlan }
  | { readonly kind: 'food'; readonly id: string; readonly food: Food }
  | { readonly kind: 'guide'; readonly id: string; readonly page: Page }
  | { readonly kind: 'video'; readonly id: string; readonly video: Video };

export type LibraryKind = LibraryItem['kind'];

interface Writing {
  locale: Locale;
  /** What braces in pages stand for. */
  values: PageValues;
}

export function libraryDocument({
  item,
  ...writing
}: Writing & { item: LibraryItem }): SearchDocument {
  switch (item.kind) {
    case 'themedPlan':
      return themedPlanDocument({ ...writing, plan: item.plan, id: item.id });
    case 'food':
      return foodDocument({ ...writing, food: item.food, id: item.id });
    case 'guide':
      return guideDocument({ ...writing, page: item.page, id: item.id });
    case 'video':
      return videoDocument({ ...writing, video: item.video, id: item.id });
  }
}

/** Found by its title, its themes and kitchens and the words about it. */
function themedPlanDocument(args: Writing & { plan: ThemedPlan; id: string }): SearchDocument {
  const { plan, id, locale } = args;
  const language = locales[locale].contentLanguage;
  const { title, description } = plan.texts[language];
  const { strictness, cuisines, avoid, diet } = plan.promise;
  const namesWhatIsMissing = avoid.length > 0 || diet !== null;
  const choices = [
    choiceWord({ name: 'strictness', value: strictness, locale }),
    ...cuisines.map((cuisine) => choiceWord({ name: 'tag', value: cuisine.toLowerCase(), locale })),
  ];
  return {
    id,
    title,
    keywords: [
      ...plan.themes.map((theme) => themeWords[theme]({}, { locale })),
      ...choices.filter((word) => word !== null),
    ],
    labels: [],
    parts: [],
    // Nobody who looks for cheese wants a plan that says it has none.
    description: namesWhatIsMissing ? '' : description,
  };
}

function foodDocument({ food, id, locale }: Writing & { food: Food; id: string }): SearchDocument {
  const { singular, plural } = food.names[locales[locale].contentLanguage];
  const keywords = plural === null ? [] : [plural];
  return { id, title: singular, keywords, labels: [], parts: [], description: '' };
}

/** Found by its headings and its questions, not by every word of its text. */
function guideDocument(args: Writing & { page: Page; id: string }): SearchDocument {
  const { page, id, locale, values } = args;
  const text = page.texts[locales[locale].contentLanguage];
  const headings = text.sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) =>
      block.kind === 'questions' ? block.questions.map(({ question }) => question) : [],
    ),
  ]);
  return {
    id,
    title: fillPlaceholders(text.title, values),
    keywords: [],
    labels: [],
    parts: headings.map((heading) => fillPlaceholders(heading, values)),
    description: fillPlaceholders(`${text.lead} ${text.description}`, values),
  };
}

/** Found by its title, its chapters and what it is about, not by every sentence of it. */
function videoDocument({
  video,
  id,
  locale,
}: Writing & { video: Video; id: string }): SearchDocument {
  const { title, description, chapters } = video.texts[locales[locale].contentLanguage];
  const parts = chapters.map((chapter) => chapter.title);
  return { id, title, keywords: [], labels: [], parts, description };
}
