import { indexThemedPlans } from '../../meal-plans/themed/compile-themed-plans.ts';
import type { Program } from '../../programs/program.ts';
import { indexPrograms } from '../../programs/compile-programs.ts';
import { perLanguage } from '../../../lib/language.ts';
import { findPage } from '../../pages/find-page.ts';
import { isPageKey } from '../../pages/page-keys.rules.ts';
import type { Page, Pages } from '../../pages/page.ts';
import { indexVideos } from '../../videos/video-library.ts';
import { recipesBySlug, type ContentIndex } from '../../recipes/content-index.ts';
import type { CompiledRecipe } from '../../recipes/recipe.ts';
import type { EditedKind } from '../content-kind.rules.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import { judgeCollections, withoutGoneThings } from '../collections/collections-kind.ts';
import { judgeLanding } from '../landing/landing-kind.ts';
import { judgePage } from '../pages/judge-page.ts';
import { compilePlan } from '../plans/plan-file.ts';
import { judgeProgram } from '../programs/program-files.ts';
import { judgeVideo } from '../videos/judge-video.ts';
import { withOwnVideos } from '../videos/own-videos.ts';
import type { Edited, LeftOut, PuttingOver } from './edited.ts';
import { formerSlugs } from './former-slugs.ts';
import { foodsOver, recipesOver } from './put-foods-over.ts';
import { weekPlansByKey } from '../../programs/week-plan.rules.ts';

/** Everything as it is read by everybody. It stops after each thing, for others to run. */
export function* putOver(args: PuttingOver): Generator<undefined, Catalogue> {
  const { files } = args;
  const content = yield* contentOver(args);
  const themedPlans = yield* plansOver({ ...args, content });
  const catalogue = { ...files, content, themedPlans };
  const programs = yield* programsOver(args, catalogue);
  const pages = yield* pagesOver(args, content);
  const videos = yield* videosOver(args, { content, programs });
  const landing = landingOver(args, content);
  const collections = collectionsOver(args, { content, pages });
  return { ...catalogue, programs, pages, videos, landing, collections };
}

function ofKind(edited: readonly Edited[], kind: EditedKind): ReadonlyMap<string, Edited> {
  return new Map(edited.filter((each) => each.kind === kind).map((each) => [each.id, each]));
}

function* contentOver(args: PuttingOver): Generator<undefined, ContentIndex> {
  const files = args.files.content;
  const foods = foodsOver({ ...args, edits: ofKind(args.edited, 'FOOD') });
  const edits = ofKind(args.edited, 'RECIPE');
  const recipes = yield* recipesOver({ ...args, foods, edits });
  if (recipes === files.recipes) return { ...files, ...foods.index };
  return { ...files, ...foods.index, ...indexRecipes({ files, recipes, edits }) };
}

function indexRecipes(args: {
  files: ContentIndex;
  recipes: readonly CompiledRecipe[];
  edits: ReadonlyMap<string, Edited>;
}) {
  const { files, recipes, edits } = args;
  const former = formerSlugs({ index: files.recipesBySlug, idOf: ({ id }) => id, edits });
  return {
    recipes,
    recipesById: new Map(recipes.map((recipe) => [recipe.id, recipe])),
    recipesBySlug: recipesBySlug({ recipes, former }),
  };
}

function leftOut({ kind, id }: Edited, problems: readonly { message: string }[]): LeftOut {
  return { kind, id, message: problems[0]?.message ?? '' };
}

type WithContent = PuttingOver & { content: ContentIndex };

function* plansOver(args: WithContent): Generator<undefined, Catalogue['themedPlans']> {
  const { files, edited, content, leaveOut } = args;
  const edits = ofKind(edited, 'MEAL_PLAN');
  if (edits.size === 0) return files.themedPlans;
  const plans = new Map(files.themedPlans.plans.map((plan) => [plan.key, plan]));
  for (const edit of edits.values()) {
    const { id, fields, version } = edit;
    if (fields === null) {
      plans.delete(id);
      continue;
    }
    const { plan, problems } = compilePlan({ id, fields, content });
    if (plan === null) leaveOut(leftOut(edit, problems));
    else plans.set(id, { ...plan, version });
    yield;
  }
  const former = formerSlugs({ index: files.themedPlans.bySlug, idOf: ({ key }) => key, edits });
  return indexThemedPlans({ plans: [...plans.values()], former });
}

function* programsOver(
  { files, edited, leaveOut }: PuttingOver,
  { content, themedPlans }: Pick<Catalogue, 'content' | 'themedPlans'>,
): Generator<undefined, Catalogue['programs']> {
  const edits = ofKind(edited, 'PROGRAM');
  if (edits.size === 0) return files.programs;
  const weekPlans = weekPlansByKey(themedPlans.plans);
  const programs = new Map(files.programs.programs.map((program) => [program.key, program]));
  const takenAway: Program[] = [];
  for (const edit of edits.values()) {
    const { id } = edit;
    const fields = edit.fields ?? edit.takenAway;
    const made = fields && judgeProgram({ id, fields, content, weekPlans });
    if (made?.program === null) leaveOut(leftOut(edit, made.remarks));
    const program = made?.program ?? programs.get(id);
    if (edit.fields === null) programs.delete(id);
    if (program !== undefined) {
      if (edit.fields === null) takenAway.push(program);
      else programs.set(id, program);
    }
    yield;
  }
  const shortestFirst = [...programs.values()].toSorted(
    (one, other) => one.weeks.length - other.weeks.length,
  );
  const former = formerSlugs({ index: files.programs.bySlug, idOf: ({ key }) => key, edits });
  return indexPrograms({ programs: shortestFirst, takenAway, former });
}

function* pagesOver(
  { files, edited, leaveOut }: PuttingOver,
  content: ContentIndex,
): Generator<undefined, Catalogue['pages']> {
  let { pages } = files;
  for (const edit of ofKind(edited, 'PAGE').values()) {
    const { id, fields } = edit;
    if (fields === null) {
      pages = withoutPage(pages, id);
      continue;
    }
    const { page, remarks } = judgePage({ id, fields, content, pages });
    if (page === null) leaveOut(leftOut(edit, remarks));
    else pages = { ...pages, [id]: { ...page, formerSlugs: calledBefore(files.pages, edit) } };
    yield;
  }
  return pages;
}

function calledBefore(files: Pages, { id, called }: Edited): Edited['called'] {
  const slugs = findPage(files, id)?.slugs ?? null;
  return perLanguage((language) => [...(slugs ? [slugs[language]] : []), ...called[language]]);
}

/** Those with a screen stay. */
function withoutPage(pages: Pages, id: string): Pages {
  if (isPageKey(id)) return pages;
  return Object.fromEntries(Object.entries<Page>(pages).filter(([key]) => key !== id)) as Pages;
}

/** A film may be of a recipe or a lesson that was edited, too. */
function* videosOver(
  { files, ownVideos, edited, leaveOut }: PuttingOver,
  made: Pick<Catalogue, 'content' | 'programs'>,
): Generator<undefined, Catalogue['videos']> {
  const edits = ofKind(edited, 'VIDEO');
  const read = withOwnVideos({ own: ownVideos, shipped: files.videos, made });
  for (const left of read.leftOut) leaveOut({ kind: 'VIDEO', ...left, isOfFile: true });
  let { videos } = read;
  const former = formerSlugs({ index: videos.bySlug, idOf: ({ id }) => id, edits });
  for (const edit of edits.values()) {
    const { id, fields } = edit;
    const others = videos.videos.filter((video) => video.id !== id);
    if (fields === null) {
      videos = indexVideos({ videos: others, former });
      continue;
    }
    const { video, remarks } = judgeVideo({ id, fields, catalogue: { ...made, videos } });
    if (video === null) leaveOut(leftOut(edit, remarks));
    else videos = indexVideos({ videos: [...others, video].toSorted(byId), former });
    yield;
  }
  return videos;
}

/** In the order of their files. */
function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}

function landingOver({ files, edited, leaveOut }: PuttingOver, content: ContentIndex) {
  for (const edit of ofKind(edited, 'LANDING').values()) {
    if (edit.fields === null) continue;
    const { landing, remarks } = judgeLanding({ fields: edit.fields, content });
    if (landing !== null) return landing;
    leaveOut(leftOut(edit, remarks));
  }
  return files.landing;
}

function collectionsOver(
  { files, edited, leaveOut }: PuttingOver,
  made: Pick<Catalogue, 'content' | 'pages'>,
) {
  for (const edit of ofKind(edited, 'COLLECTION').values()) {
    if (edit.fields === null) continue;
    const { collections, remarks } = judgeCollections({ fields: edit.fields, ...made });
    if (collections !== null) return collections;
    leaveOut(leftOut(edit, remarks));
    // A dish or guide that is gone takes no shelf with it.
    const fields = withoutGoneThings({ fields: edit.fields, ...made });
    const rest = judgeCollections({ fields, ...made });
    if (rest.collections !== null) return rest.collections;
  }
  return files.collections;
}
