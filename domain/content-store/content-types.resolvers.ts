import { builder } from '../../api/builder.ts';
import type { RequestContext } from '../../api/context.ts';
import { locales } from '../../i18n/locales.ts';
import { languages, type Language } from '../../lib/language.ts';
import { SatietyType } from '../foods/figures/figures.resolvers.ts';
import { netCarbs } from '../foods/figures/net-carbs.rules.ts';
import type { Food } from '../foods/food.ts';
import {
  archetypeNames,
  baseNames,
  sauceNames,
  tableNames,
  vesselNames,
} from '../illustration/index.ts';
import { findNames, type NamedPerson } from '../identity/roles/list-people.ts';
import { RecipeNutritionType } from '../recipes/nutrition/nutrition.resolvers.ts';
import { hasFoodPicture } from '../recipes/pictures/food-picture.ts';
import { drawDish } from '../recipes/pictures/draw-pictures.ts';
import type { CompiledIngredient, CompiledRecipe } from '../recipes/recipe.ts';
import { StrictnessType } from '../recipes/recipe-type.resolvers.ts';
import { editedKinds, itemStates, versionOrigins } from './content-kind.rules.ts';
import type { ContentVersion } from './content-store.store.ts';
import type { FieldDifference } from './documents/compare.rules.ts';
import { heldBackLanguages } from './documents/published.rules.ts';
import {
  languageStates,
  type LanguageState,
  type StaleText,
} from './documents/translations.rules.ts';
import { requireAnyRole } from '../identity/roles/require-role.ts';
import { contentReaders, type EditingRights } from './editing-rights.rules.ts';
import { readHere } from './presence/presence.store.ts';
import type { LineCandidate, ReadLine } from './ingredients/read-line.ts';
import { listVersions, type OpenedDraft } from './reading/open-draft.ts';
import { labelsOf, type RecipeLabel } from './reading/recipe-figures.ts';
import { catalogueOf } from './kinds/catalogue.ts';
import { judgeDraft, type JudgedDraft } from './kinds/judge-draft.ts';
import { kinds } from './kinds/kinds.ts';
import { publicPath } from './kinds/public-path.ts';
import { ingredientKeys } from './recipes/recipe-files.ts';
import { RemarkType, toldRemark, toldSentence } from './remarks/remark-type.resolvers.ts';

export const EditedKindType = builder.enumType('EditedKind', {
  description: 'What editors change here.',
  values: editedKinds,
});
export const ItemStateType = builder.enumType('ContentState', { values: itemStates });
const VersionOriginType = builder.enumType('ContentVersionOrigin', { values: versionOrigins });
/** Somebody as the workspace names them; null for an erased account. */
async function personName(context: RequestContext, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const names = await findNames({ db: context.services.db, userIds: [userId] });
  return nameOf(names.get(userId));
}

export function nameOf(person: NamedPerson | undefined): string | null {
  return person === undefined ? null : `${person.firstName} ${person.lastName}`.trim();
}

function languageOf({ locale }: RequestContext): Language {
  return locales[locale].contentLanguage;
}

const ContentFieldType = builder
  .objectRef<{ name: string; value: string }>('ContentField')
  .implement({
    fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
  });

const StaleTextType = builder.objectRef<StaleText>('StaleText').implement({
  description: 'A translation that its source left behind, with the sentences that came and went.',
  fields: (t) => ({
    field: t.exposeString('field'),
    added: t.stringList({ resolve: ({ added }) => [...added] }),
    removed: t.stringList({ resolve: ({ removed }) => [...removed] }),
  }),
});

interface ShownLanguage extends LanguageState {
  readonly isPublished: boolean;
}

const LanguageStateType = builder.objectRef<ShownLanguage>('ContentLanguage').implement({
  fields: (t) => ({
    isPublished: t.exposeBoolean('isPublished', {
      description: 'Everybody reads it as the draft has it.',
    }),
    language: t.exposeString('language'),
    total: t.exposeInt('total', { description: 'Texts there are to translate.' }),
    missing: t.stringList({ resolve: ({ missing }) => [...missing] }),
    stale: t.field({ type: [StaleTextType], resolve: ({ stale }) => [...stale] }),
  }),
});

export const FieldDifferenceType = builder
  .objectRef<FieldDifference>('ContentDifference')
  .implement({
    fields: (t) => ({
      field: t.exposeString('field'),
      before: t.exposeString('before'),
      after: t.exposeString('after'),
    }),
  });

interface NamedVersion extends ContentVersion {
  readonly names: ReadonlyMap<string, NamedPerson>;
}

const ContentVersionType = builder.objectRef<NamedVersion>('ContentVersion').implement({
  fields: (t) => ({
    version: t.exposeInt('version'),
    origin: t.expose('origin', { type: VersionOriginType }),
    restoredFrom: t.exposeInt('restoredFrom', { nullable: true }),
    madeBy: t.string({
      nullable: true,
      resolve: ({ madeBy, names }) => nameOf(names.get(madeBy ?? '')),
    }),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    publishedBy: t.string({
      nullable: true,
      resolve: ({ publishedBy, names }) => nameOf(names.get(publishedBy ?? '')),
    }),
    note: t.exposeString('note', { nullable: true, description: 'Of who sent it back.' }),
  }),
});

const EditingRightsType = builder.objectRef<EditingRights>('EditingRights').implement({
  fields: (t) => ({
    mayWrite: t.exposeBoolean('mayWrite', { description: 'Every field.' }),
    mayPublish: t.exposeBoolean('mayPublish'),
    languages: t.stringList({ resolve: (rights) => [...rights.languages] }),
  }),
});

const FoodNameType = builder.objectRef<Food>('FoodOfLine').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.string({
      resolve: ({ names }, _input, context) => names[languageOf(context)].singular,
    }),
    group: t.exposeString('group'),
    hasPicture: t.boolean({ resolve: (food) => hasFoodPicture(food) }),
    netCarbsPer100g: t.float({
      nullable: true,
      resolve: ({ nutrientsPer100g: nutrients, carbBasis }) =>
        netCarbs({ nutrients, carbBasis }).grams,
    }),
  }),
});

const LineCandidateType = builder.objectRef<LineCandidate>('LineCandidate').implement({
  fields: (t) => ({
    line: t.exposeString('line', { description: 'As a file has it.' }),
    food: t.field({ type: FoodNameType, resolve: ({ food }) => food }),
  }),
});

export const ReadLineType = builder.objectRef<ReadLine>('ReadIngredientLine').implement({
  fields: (t) => ({
    line: t.exposeString('line', { nullable: true, description: 'Null while it is not certain.' }),
    note: t.exposeString('note', { nullable: true }),
    remarks: t.stringList({
      resolve: ({ remarks }, _input, context) =>
        remarks.map((remark) => toldSentence(remark, context).message),
    }),
    candidates: t.field({
      type: [LineCandidateType],
      resolve: ({ candidates }) => [...candidates],
    }),
  }),
});

interface DraftLine {
  readonly id: string;
  readonly key: string;
  readonly ingredient: CompiledIngredient;
  readonly food: Food;
  readonly netCarbsGrams: number | null;
}

const DraftLineType = builder.objectRef<DraftLine>('DraftIngredient').implement({
  description: 'A line of the list that could be read and weighed.',
  fields: (t) => ({
    id: t.exposeString('id'),
    key: t.exposeString('key', { description: 'What steps call it by.' }),
    amount: t.float({ resolve: ({ ingredient }) => ingredient.amount }),
    unit: t.string({ resolve: ({ ingredient }) => ingredient.unit }),
    label: t.string({ nullable: true, resolve: ({ ingredient }) => ingredient.label }),
    food: t.field({ type: FoodNameType, resolve: ({ food }) => food }),
    netCarbsGrams: t.exposeFloat('netCarbsGrams', {
      nullable: true,
      description: 'What it brings to one serving.',
    }),
  }),
});

const RecipeLabelType = builder.objectRef<RecipeLabel>('RecipeLabel').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    foods: t.stringList({
      description: 'Names of the foods that bring it.',
      resolve: ({ foodIds }, _input, context) =>
        foodIds.flatMap((id) => {
          const food = context.services.content.foodsById.get(id);
          return food === undefined ? [] : [food.names[languageOf(context)].singular];
        }),
    }),
  }),
});

export interface ShownDraft extends OpenedDraft {
  readonly rights: EditingRights;
  readonly judged: JudgedDraft;
}

/** Reads what there is to say of a draft, once for all its fields. */
export function shownDraft(
  opened: OpenedDraft,
  rights: EditingRights,
  { services }: RequestContext,
): ShownDraft {
  const { key, document } = opened;
  const catalogue = catalogueOf(services);
  const judged = judgeDraft({ ...key, fields: document.fields, catalogue });
  return { ...opened, rights, judged };
}

const DraftFiguresType = builder.objectRef<CompiledRecipe>('DraftFigures').implement({
  description: 'Of one serving, worked out of what can be read so far.',
  fields: (t) => ({
    nutrition: t.field({ type: RecipeNutritionType, resolve: ({ nutrition }) => nutrition }),
    satiety: t.field({ type: SatietyType, resolve: ({ satiety }) => satiety }),
    strictness: t.expose('strictness', { type: StrictnessType }),
    tags: t.stringList({ resolve: ({ tags }) => [...tags] }),
    labels: t.field({
      type: [RecipeLabelType],
      resolve: (recipe, _input, { services }) => [...labelsOf(recipe, services.content.foodsById)],
    }),
    drawing: t.string({
      description: 'The dish as SVG.',
      args: { isDark: t.arg.boolean() },
      resolve: (recipe, { isDark }, { services }) =>
        drawDish({ recipe, foods: services.content.foodsById, isDark: isDark ?? false }),
    }),
  }),
});

interface DrawingChoices {
  readonly vessels: readonly string[];
  readonly bases: readonly string[];
  readonly items: readonly string[];
  readonly sauces: readonly string[];
  readonly tables: readonly string[];
}

const DrawingChoicesType = builder.objectRef<DrawingChoices>('DrawingChoices').implement({
  description: 'What a dish can be drawn with, by the names that recipes use.',
  fields: (t) => ({
    vessels: t.stringList({ resolve: ({ vessels }) => [...vessels] }),
    bases: t.stringList({ resolve: ({ bases }) => [...bases] }),
    items: t.stringList({ resolve: ({ items }) => [...items] }),
    sauces: t.stringList({ resolve: ({ sauces }) => [...sauces] }),
    tables: t.stringList({ resolve: ({ tables }) => [...tables] }),
  }),
});

const drawingChoices: DrawingChoices = {
  vessels: vesselNames,
  bases: baseNames,
  items: archetypeNames,
  sauces: sauceNames,
  tables: tableNames,
};

export const ContentDraftType = builder.objectRef<ShownDraft>('ContentDraft').implement({
  description: 'A thing as editors see it: its newest version, and what there is to say of it.',
  fields: (t) => ({
    id: t.string({ resolve: ({ key }) => key.id }),
    state: t.field({ type: ItemStateType, resolve: ({ item }) => item?.state ?? 'PUBLISHED' }),
    revision: t.exposeString('revision', { description: 'Names what was seen.' }),
    version: t.int({ resolve: ({ item }) => item?.version ?? 1 }),
    publishedVersion: t.int({
      nullable: true,
      description: 'Null where everybody reads the file, or nothing.',
      resolve: ({ item }) => item?.publishedVersion ?? null,
    }),
    isPublished: t.boolean({
      description: 'Everybody reads it, maybe as it was before the last change.',
      resolve: ({ key }, _input, { services }) =>
        kinds[key.kind].isShown({ id: key.id, catalogue: services }),
    }),
    path: t.string({
      nullable: true,
      description: 'Where everybody reads it, in the language of who asks; null where nobody does.',
      resolve: ({ key }, _input, { services, locale }) =>
        publicPath({ key, catalogue: services, locale }),
    }),
    canBeArchived: t.boolean({
      description: 'The app does without it.',
      resolve: ({ key }) => kinds[key.kind].canBeArchived(key.id),
    }),
    isNew: t.boolean({
      description: 'It never went out: its addresses can still change.',
      resolve: ({ key, item }, _input, { services }) =>
        item !== null &&
        item.publishedVersion === null &&
        item.archivedAt === null &&
        !kinds[key.kind].isShown({ id: key.id, catalogue: services }),
    }),
    publishAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ item }) => item?.publishAt ?? null,
    }),
    publishLanguages: t.stringList({
      description: 'What goes out then; nothing where no time is told.',
      resolve: ({ item }) => (item?.publishAt ? [...(item.publishLanguages ?? languages)] : []),
    }),
    changedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ item }) => item?.changedAt ?? null,
    }),
    changedBy: t.string({
      nullable: true,
      resolve: ({ item }, _input, context) => personName(context, item?.changedBy ?? null),
    }),
    note: t.string({
      nullable: true,
      description: 'Why it was sent back.',
      resolve: ({ newest }) => newest?.note ?? null,
    }),
    fields: t.field({
      type: [ContentFieldType],
      resolve: ({ document }) =>
        Object.entries(document.fields).map(([name, value]) => ({ name, value })),
    }),
    languages: t.field({
      type: [LanguageStateType],
      resolve: languagesOf,
    }),
    remarks: t.field({
      type: [RemarkType],
      resolve: ({ judged }, _input, context) =>
        judged.remarks.map((remark) => toldRemark(remark, context)),
    }),
    figures: t.field({
      type: DraftFiguresType,
      nullable: true,
      description: 'Null until a line of the list can be read.',
      resolve: ({ judged }) => judged.draft,
    }),
    lines: t.field({
      type: [DraftLineType],
      resolve: (draft, _input, { services }) => linesOf(draft, services.content.foodsById),
    }),
    versions: t.field({
      type: [ContentVersionType],
      description: 'The newest first.',
      resolve: ({ key, item }, _input, context) =>
        item === null ? [] : namedVersions(key, context),
    }),
    drawingChoices: t.field({ type: DrawingChoicesType, resolve: () => drawingChoices }),
    alsoHere: t.stringList({
      description: 'Others who have it open.',
      resolve: ({ key }, _input, context) => othersHere(key, context),
    }),
    rights: t.field({ type: EditingRightsType, resolve: ({ rights }) => rights }),
  }),
});

function languagesOf({ document, published }: ShownDraft): ShownLanguage[] {
  const held = published && heldBackLanguages({ newest: document.fields, published });
  return languageStates(document).map((state) => ({
    ...state,
    isPublished: held !== null && !held.includes(state.language),
  }));
}

async function othersHere(key: OpenedDraft['key'], context: RequestContext): Promise<string[]> {
  const { userId } = requireAnyRole(context, contentReaders);
  const { db, clock } = context.services;
  const here = (await readHere({ db, ...key, now: clock.now() })).filter((id) => id !== userId);
  if (here.length === 0) return [];
  const names = await findNames({ db, userIds: here });
  return here.flatMap((id) => nameOf(names.get(id)) ?? []);
}

async function namedVersions(
  key: OpenedDraft['key'],
  { services }: RequestContext,
): Promise<NamedVersion[]> {
  const { db } = services;
  const versions = await listVersions({ db, key });
  const people = versions.flatMap(({ madeBy, publishedBy }) => [madeBy ?? [], publishedBy ?? []]);
  const names = await findNames({ db, userIds: [...new Set(people.flat())] });
  return versions.map((version) => ({ ...version, names }));
}

function linesOf({ document, judged }: ShownDraft, foods: ReadonlyMap<string, Food>): DraftLine[] {
  const recipe = judged.draft;
  if (recipe === null) return [];
  return [...ingredientKeys(document.fields)].flatMap(([id, key]) => {
    const ingredient = recipe.ingredients.find((each) => each.key === key);
    const food = foods.get(ingredient?.foodId ?? '');
    if (ingredient === undefined || food === undefined) return [];
    const { nutrientsPer100g: nutrients, carbBasis } = food;
    const per100 = ingredient.standing === 'counted' ? netCarbs({ nutrients, carbBasis }).grams : 0;
    const netCarbsGrams =
      per100 === null ? null : (per100 * ingredient.eatenGrams) / 100 / recipe.servings;
    return [{ id, key, ingredient, food, netCarbsGrams }];
  });
}
