import { builder } from '../../../api/builder.ts';
import { canOpenRecipe } from '../../recipes/reading/recipe-access.rules.ts';
import { RecipeType } from '../../recipes/recipe-type.resolvers.ts';
import { filterTitles } from './filter-words.rules.ts';
import type { FindingHelp } from './help-finding.ts';
import type { TextRange } from '../text/highlight.ts';
import type { FilterName } from './search-filters.rules.ts';
import type { HighlightedText, RecipeHit, RecipeHits } from './search-recipes.ts';
import type { SuggestedSearch } from './suggested-searches.ts';
import { shownFacets, type ShownChoice, type ShownFacet } from './shown-facets.ts';

const SearchFilterType = builder.enumType('SearchFilter', {
  values: {
    TIME: { value: 'time' },
    SATIETY: { value: 'satiety' },
    DIET: { value: 'diet' },
    DIFFICULTY: { value: 'difficulty' },
    DISH: { value: 'dish' },
    INGREDIENT: { value: 'ingredient' },
    PROTEIN: { value: 'protein' },
    STRICTNESS: { value: 'strictness' },
    TAG: { value: 'tag' },
    TYPE: { value: 'type' },
  } as const,
});

const TextRangeType = builder.objectRef<TextRange>('TextRange').implement({
  description: 'From `start` up to, not including, `end`, in UTF-16 units.',
  fields: (t) => ({ start: t.exposeInt('start'), end: t.exposeInt('end') }),
});

export const HighlightedTextType = builder.objectRef<HighlightedText>('HighlightedText').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    ranges: t.field({
      type: [TextRangeType],
      description: 'The words that were looked for, in order.',
      resolve: ({ ranges }) => [...ranges],
    }),
  }),
});

const RecipeHitType = builder.objectRef<RecipeHit>('RecipeHit').implement({
  fields: (t) => ({
    recipe: t.field({ type: RecipeType, resolve: ({ recipe }) => recipe }),
    title: t.field({ type: HighlightedTextType, resolve: ({ title }) => title }),
    ingredients: t.field({
      type: [HighlightedTextType],
      description: 'Those that were looked for; none of a recipe that is not open to the viewer.',
      resolve: ({ recipe, ingredients }, _input, { isPremium }) =>
        canOpenRecipe({ recipe, isPremium }) ? [...ingredients] : [],
    }),
  }),
});

const SearchChoiceType = builder.objectRef<ShownChoice>('SearchChoice').implement({
  fields: (t) => ({
    value: t.exposeString('value'),
    name: t.exposeString('name', { description: 'In the language of the endpoint.' }),
    count: t.exposeInt('count', {
      description: 'How many would be found with it, the other filters as they are.',
    }),
    isChosen: t.exposeBoolean('isChosen'),
  }),
});

const SearchFacetType = builder.objectRef<ShownFacet>('SearchFacet').implement({
  fields: (t) => ({
    filter: t.expose('filter', { type: SearchFilterType }),
    title: t.exposeString('title', { description: 'In the language of the endpoint.' }),
    choices: t.field({
      type: [SearchChoiceType],
      description: 'Those that find something, and those that are chosen.',
      resolve: ({ choices }) => [...choices],
    }),
  }),
});

const SuggestedSearchType = builder.objectRef<SuggestedSearch>('SuggestedSearch').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    count: t.exposeInt('count', { description: 'How many it finds without any filter.' }),
  }),
});

const LooserSearchType = builder
  .objectRef<{ filter: FilterName; count: number }>('LooserSearch')
  .implement({
    fields: (t) => ({
      filter: t.expose('filter', { type: SearchFilterType }),
      title: t.string({
        description: 'Of the filter, in the language of the endpoint.',
        resolve: ({ filter }, _input, { locale }) => filterTitles[filter]({}, { locale }),
      }),
      count: t.exposeInt('count', { description: 'How many there are without it.' }),
    }),
  });

const FindingHelpType = builder.objectRef<FindingHelp>('FindingHelp').implement({
  description: 'Ways on from a search that found nothing; each finds something.',
  fields: (t) => ({
    withoutFilter: t.field({
      type: [LooserSearchType],
      resolve: ({ withoutFilter }) => [...withoutFilter],
    }),
    instead: t.field({
      type: [SuggestedSearchType],
      description: 'Spelled in another way, or a word shorter.',
      resolve: ({ instead }) => [...instead],
    }),
    popular: t.field({ type: [SuggestedSearchType], resolve: ({ popular }) => [...popular] }),
  }),
});

export const RecipeHitsType = builder.objectRef<RecipeHits>('RecipeHits').implement({
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount', { description: 'On all pages.' }),
    hits: t.field({
      type: [RecipeHitType],
      description: 'The best first; without a text, by title.',
      resolve: ({ hits }) => [...hits],
    }),
    nextAfterId: t.exposeID('nextAfterId', {
      nullable: true,
      description: 'The `afterId` of the next page; null on the last one.',
    }),
    facets: t.field({
      type: [SearchFacetType],
      resolve: ({ facets }, _input, { services, locale }) =>
        shownFacets({ counts: facets, foods: services.content.foodsById, locale }),
    }),
    correctedText: t.exposeString('correctedText', {
      nullable: true,
      description: 'What was found instead, where nobody writes a word like that.',
    }),
    help: t.field({
      type: FindingHelpType,
      nullable: true,
      description: 'Null when something was found.',
      resolve: ({ help }) => help,
    }),
  }),
});
