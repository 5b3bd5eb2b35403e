import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { fillPlaceholders } from '../../lib/fill-placeholders.ts';
import { FoodType } from '../foods/food-type.resolvers.ts';
import { RecipeType } from '../recipes/recipe-type.resolvers.ts';
import { navigatorOf, type NavigatorFood } from '../foods/navigator/food-navigator.ts';
import type { Block, FigureData, Lane, LaneText, Person, Question, RichText, Run } from './page.ts';
import { pageTarget } from './page-target.ts';
import { fillRuns, type PageValues } from './page-values.rules.ts';
import { rankFoods, type RankedFood } from './rank-foods.ts';

/** A part of a page with what its braces stand for. */
export interface Written<Part> {
  readonly of: Part;
  readonly values: PageValues;
}

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
type Figure<Kind extends FigureData['kind']> = BlockOf<'figure'> & {
  data: Extract<FigureData, { kind: Kind }>;
};

const PageRunType = builder.objectRef<Run>('PageRun').implement({
  description: 'A piece of a sentence: plain, strong, a link or the number of a source.',
  fields: (t) => ({
    text: t.exposeString('text'),
    isStrong: t.exposeBoolean('isStrong'),
    href: t.string({
      nullable: true,
      resolve: ({ target }, _input, { locale }) => target && pageTarget(target, locale),
    }),
    source: t.exposeInt('source', { nullable: true, description: 'From 1.' }),
  }),
});

export const PageTextType = builder.objectRef<Written<RichText>>('PageText').implement({
  fields: (t) => ({
    runs: t.field({
      type: [PageRunType],
      resolve: ({ of, values }) => [...fillRuns(of, values)],
    }),
  }),
});

const PageParagraphType = builder.objectRef<Written<BlockOf<'paragraph'>>>('PageParagraph');
PageParagraphType.implement({
  fields: (t) => ({ text: t.field({ type: PageTextType, resolve: textOf }) }),
});

const PageListType = builder.objectRef<Written<BlockOf<'list'>>>('PageList').implement({
  fields: (t) => ({
    isNumbered: t.boolean({ resolve: ({ of }) => of.isNumbered }),
    items: t.field({
      type: [PageTextType],
      resolve: ({ of, values }) => of.items.map((runs) => ({ of: runs, values })),
    }),
  }),
});

const PageNoteToneType = builder.enumType('PageNoteTone', {
  values: { MEDICAL: { value: 'medical' }, TIP: { value: 'tip' } } as const,
});
const PageNoteType = builder.objectRef<Written<BlockOf<'note'>>>('PageNote').implement({
  fields: (t) => ({
    tone: t.field({ type: PageNoteToneType, resolve: ({ of }) => of.tone }),
    title: t.string({ resolve: titleOf }),
    text: t.field({ type: PageTextType, resolve: textOf }),
  }),
});

const PageQuestionType = builder.objectRef<Written<Question>>('PageQuestion').implement({
  fields: (t) => ({
    question: t.string({ resolve: ({ of, values }) => fillPlaceholders(of.question, values) }),
    answer: t.field({
      type: PageTextType,
      resolve: ({ of, values }) => ({ of: of.answer, values }),
    }),
  }),
});
const PageQuestionsType = builder.objectRef<Written<BlockOf<'questions'>>>('PageQuestions');
PageQuestionsType.implement({
  fields: (t) => ({
    questions: t.field({
      type: [PageQuestionType],
      resolve: ({ of, values }) => of.questions.map((question) => ({ of: question, values })),
    }),
  }),
});

const PagePersonType = builder.objectRef<Written<Person>>('PagePerson').implement({
  fields: (t) => ({
    isSample: t.boolean({
      description: 'Not a real person; to be shown as a sample.',
      resolve: ({ of }) => !of.real,
    }),
    name: t.string({ resolve: ({ of }) => of.name }),
    role: t.string({ resolve: ({ of }) => of.role }),
    text: t.field({ type: PageTextType, resolve: textOf }),
  }),
});
const PagePeopleType = builder.objectRef<Written<BlockOf<'people'>>>('PagePeople').implement({
  fields: (t) => ({
    people: t.field({
      type: [PagePersonType],
      resolve: ({ of, values }) => of.people.map((person) => ({ of: person, values })),
    }),
  }),
});

const PageRecipeType = builder.objectRef<Written<BlockOf<'recipe'>>>('PageRecipe').implement({
  description: 'A dish among the words.',
  fields: (t) => ({
    recipe: t.field({
      type: RecipeType,
      nullable: true,
      description: 'Null where it is published no more.',
      resolve: ({ of }, _input, { services }) =>
        services.content.recipesById.get(of.recipeId) ?? null,
    }),
  }),
});

const PageLevelsType = builder.objectRef<Written<Figure<'levels'>>>('PageLevels').implement({
  description: 'The three levels of carbs in a day.',
  fields: (t) => ({
    title: t.string({ resolve: titleOf }),
    text: t.field({ type: PageTextType, resolve: textOf }),
    caption: t.field({ type: PageTextType, resolve: captionOf }),
  }),
});

interface ServedFood {
  entry: NavigatorFood;
  grams: number;
}

const PageServingType = builder.objectRef<ServedFood>('PageServing').implement({
  fields: (t) => ({
    food: t.field({ type: FoodType, resolve: ({ entry }) => entry }),
    grams: t.exposeFloat('grams'),
    netCarbsGrams: t.float({ description: 'In these grams.', resolve: netCarbsOf }),
  }),
});
const PageServingsType = builder.objectRef<Written<Figure<'servings'>>>('PageServings').implement({
  description: 'The net carbs of usual servings beside those of a day.',
  fields: (t) => ({
    title: t.string({ resolve: titleOf }),
    text: t.field({ type: PageTextType, resolve: textOf }),
    caption: t.field({ type: PageTextType, resolve: captionOf }),
    dayGrams: t.float({ resolve: ({ of }) => of.data.dayGrams }),
    servings: t.field({
      type: [PageServingType],
      description: 'The fewest net carbs first.',
      resolve: ({ of }, _input, context) =>
        of.data.servings
          .flatMap((serving) => servedFood({ ...serving, context }) ?? [])
          .toSorted((left, right) => netCarbsOf(left) - netCarbsOf(right)),
    }),
  }),
});

const PageLaneType = builder.objectRef<Lane & LaneText>('PageLane').implement({
  description: 'From when to when something is felt, in days from 1.',
  fields: (t) => ({
    name: t.exposeString('name'),
    note: t.exposeString('note'),
    from: t.exposeInt('from'),
    to: t.exposeInt('to'),
    mostFrom: t.exposeInt('mostFrom', { description: 'When it is most likely.' }),
    mostTo: t.exposeInt('mostTo'),
  }),
});
const PageDaysType = builder.objectRef<Written<Figure<'days'>>>('PageDays').implement({
  fields: (t) => ({
    title: t.string({ resolve: titleOf }),
    text: t.field({ type: PageTextType, resolve: textOf }),
    caption: t.field({ type: PageTextType, resolve: captionOf }),
    days: t.int({ resolve: ({ of }) => of.data.days }),
    lanes: t.field({
      type: [PageLaneType],
      resolve: ({ of }) =>
        of.data.lanes.map((lane) => ({ name: '', note: '', ...lane, ...of.lanes[lane.id] })),
    }),
  }),
});

const PageFoodTableType = builder.objectRef<Written<Figure<'foods'>>>('PageFoodTable').implement({
  description: 'Foods that an editor chose, with the figures of the food table as it is today.',
  fields: (t) => ({
    title: t.string({ resolve: titleOf }),
    text: t.field({ type: PageTextType, resolve: textOf }),
    caption: t.field({ type: PageTextType, resolve: captionOf }),
    rows: t.field({
      type: [FoodType],
      resolve: ({ of }, _input, { services: { content } }) =>
        of.data.foods.flatMap((id) => navigatorOf(content.foods).byId.get(id) ?? []),
    }),
  }),
});

const PageRankedFoodType = builder.objectRef<RankedFood>('PageRankedFood').implement({
  fields: (t) => ({
    food: t.field({ type: FoodType, resolve: (food) => food }),
    proteinGrams: t.exposeFloat('proteinGrams', { description: 'In a usual serving.' }),
  }),
});
const PageRankingType = builder.objectRef<Written<Figure<'ranking'>>>('PageRanking').implement({
  description: 'Familiar foods, the best first, with the figures of the food table.',
  fields: (t) => ({
    title: t.string({ resolve: titleOf }),
    text: t.field({ type: PageTextType, resolve: textOf }),
    caption: t.field({ type: PageTextType, resolve: captionOf }),
    isBySatiety: t.boolean({ resolve: ({ of }) => of.data.by === 'satiety' }),
    foods: t.field({
      type: [PageRankedFoodType],
      resolve: ({ of }, _input, { services: { content } }) => rankFoods({ content, ...of.data }),
    }),
  }),
});

export const PageBlockType = builder.unionType('PageBlock', {
  types: [
    PageParagraphType,
    PageListType,
    PageNoteType,
    PageQuestionsType,
    PagePeopleType,
    PageRecipeType,
    PageLevelsType,
    PageServingsType,
    PageDaysType,
    PageFoodTableType,
    PageRankingType,
  ],
  resolveType: ({ of }: Written<Block>) => typeNameOf(of),
});

/** Which of the union's members it is, `typeNameOf` says by its kind. */
export function writtenBlock(block: Block, values: PageValues): typeof PageBlockType.$inferType {
  return { of: block, values } as typeof PageBlockType.$inferType;
}

function typeNameOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return 'PageParagraph';
    case 'list':
      return 'PageList';
    case 'note':
      return 'PageNote';
    case 'questions':
      return 'PageQuestions';
    case 'people':
      return 'PagePeople';
    case 'recipe':
      return 'PageRecipe';
    case 'figure':
      return figureTypes[block.data.kind];
  }
}

const figureTypes: Readonly<Record<FigureData['kind'], string>> = {
  levels: 'PageLevels',
  servings: 'PageServings',
  days: 'PageDays',
  foods: 'PageFoodTable',
  ranking: 'PageRanking',
};

function titleOf({ of, values }: Written<{ title: string }>): string {
  return fillPlaceholders(of.title, values);
}

function textOf({ of, values }: Written<{ text: RichText }>): Written<RichText> {
  return { of: of.text, values };
}

function captionOf({ of, values }: Written<{ caption: RichText }>): Written<RichText> {
  return { of: of.caption, values };
}

function servedFood(args: {
  food: string;
  grams: number;
  context: RequestContext;
}): ServedFood | null {
  const { food, grams, context } = args;
  const entry = navigatorOf(context.services.content.foods).byId.get(food);
  return entry === undefined ? null : { entry, grams };
}

function netCarbsOf({ entry, grams }: ServedFood): number {
  return ((entry.figures.netCarbsPer100g.grams ?? 0) * grams) / 100;
}
