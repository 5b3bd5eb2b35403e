import type { ArchetypeName } from './archetypes/all.ts';
import { plan, type DishPlan, type DrawableRecipe } from './plan.ts';
import { keptWithin } from './rim.ts';
import { hashOf } from './seed.ts';
import { setTable, type Composition, type Setting } from './setting.ts';
import { Stage } from './stage.ts';
import { toTenth } from './svg.ts';
import { chooseTable, fork, tablecloth } from './tablecloth.ts';
import type { VesselName } from './vessel-words.ts';
import { compose } from './vessels/compose.ts';

export interface DishOptions {
  /** Size of the viewBox; the dish scales to the shorter side. 400 x 400 when left out. */
  width?: number;
  height?: number;
  /** 1 leaves air around the dish; 1.25 to 1.35 suits thumbnails. 1.2 when left out. */
  zoom?: number;
  /** No tablecloth: for plates on coloured panels. */
  bare?: boolean;
  /** For `<img>`, which no stylesheet reaches: dims the cloth as tokens do for inline drawings. */
  isForDarkPage?: boolean;
  /** Prefix of inner ids: one for each use on a page. From the slug when left out. */
  id?: string;
  /** Makes the picture an image with this name; without it, it is hidden from screen readers. */
  label?: string;
  /** The least important toppings are dropped until the drawing fits. 6144 when left out. */
  budgetBytes?: number;
}

interface Drawing {
  svg: string;
  tableColor: string;
  laid: Laid;
  shown: readonly ArchetypeName[];
}

/** A dish as it was laid, before it became a drawing: what its composition is judged by. */
export interface Laid {
  setting: Setting;
  composition: Composition;
  tableColor: string;
}

const forkVessels: readonly string[] = ['plate', 'bowl', 'stack'];

/** The picture of a recipe as an SVG string: the same recipe always gives the same picture. */
export function dish(recipe: DrawableRecipe, options: DishOptions = {}): string {
  return drawWithinBudget(recipe, options).svg;
}

/** The foods a picture shows in the end, after its vessel found places for them. */
export function shownIn(
  recipe: DrawableRecipe,
  options: DishOptions = {},
): readonly ArchetypeName[] {
  return drawWithinBudget(recipe, options).shown;
}

/** Forms that things are cooked in and lie in; what is baked in any other is drawn with it. */
const openVessels: readonly VesselName[] = ['pan', 'saucepan', 'skewers', 'stew', 'tray'];

/** Whatever lies in them finds a place; a pot hides some of it. */
const roomyVessels: readonly VesselName[] = ['pan', 'tray'];

/** Whether nobody sees anything in a pan, pot or tray: no food, and nothing poured but water. */
export function isVesselBare(recipe: DrawableRecipe): boolean {
  const { vessel, items } = plan(recipe);
  if (roomyVessels.includes(vessel) && items.length > 0) return false;
  const { shown, laid } = drawWithinBudget(recipe, {});
  const { plan: laidPlan, sauce } = laid.setting;
  if (shown.length > 0) return false;
  if (laidPlan.base === 'empty') return true;
  if (!openVessels.includes(laidPlan.vessel)) return false;
  const isPot = laidPlan.vessel === 'stew' || laidPlan.vessel === 'saucepan';
  return isPot ? laidPlan.base === 'water' : sauce === undefined;
}

/** How the dish was laid, to be judged. */
export function laidDish(recipe: DrawableRecipe, options: DishOptions = {}): Laid {
  return drawWithinBudget(recipe, options).laid;
}

/** The colour of the cloth a recipe will lie on, for card backgrounds. */
export function tableOf(recipe: DrawableRecipe): string {
  return drawWithinBudget(recipe, {}).tableColor;
}

function drawWithinBudget(recipe: DrawableRecipe, options: DishOptions): Drawing {
  const { budgetBytes = 6144 } = options;
  const full = plan(recipe);
  const fewest = Math.min(2, full.items.length);
  let count = full.items.length;
  let drawing = draw({ recipe, options, dishPlan: full });
  while (drawing.svg.length > budgetBytes && count > fewest) {
    count--;
    const dishPlan = { ...full, items: full.items.slice(0, count) };
    drawing = draw({ recipe, options, dishPlan });
  }
  return drawing;
}

function draw({
  recipe,
  options,
  dishPlan,
}: {
  recipe: DrawableRecipe;
  options: DishOptions;
  dishPlan: DishPlan;
}): Drawing {
  const { width = 400, height = 400, bare = false, label } = options;
  const seed = hashOf(recipe.slug || recipe.id || recipe.title || 'dish');
  const stage = new Stage({
    seed,
    id: options.id || `y${(seed % 46656).toString(36)}`,
    tones: dishPlan.tones ?? {},
  });
  const setting = setTable({ stage, recipe, plan: dishPlan });
  const composition = withinRim({ stage, composition: compose(setting) });
  const isDimmed = options.isForDarkPage ?? false;
  const table = chooseTable({ setting, composition, isDimmed });
  const cloth = bare ? '' : tablecloth({ stage, table, width, height });
  const hasFork =
    !bare && table.dressing > 0.8 && width >= height * 1.2 && forkVessels.includes(dishPlan.vessel);
  const size = `viewBox="0 0 ${width} ${height}"${bare ? ' overflow="visible"' : ''}`;
  const served = (hasFork ? fork(table) : '') + onTable(composition);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}${ariaOf(label)}>` +
    `<defs>${stage.definitions}</defs>${cloth}` +
    `${centred({ width, height, zoom: options.zoom ?? 1.2, inner: served })}</svg>`;
  const laid = { setting, composition, tableColor: table.color };
  return { svg, tableColor: table.color, laid, shown: [...stage.placed] };
}

function withinRim({
  stage,
  composition,
}: {
  stage: Stage;
  composition: Composition;
}): Composition {
  const { rim, contents } = composition;
  return rim === null
    ? composition
    : { ...composition, contents: keptWithin({ contents, stage, rim }) };
}

function onTable({ vessel, contents, tiltDegrees }: Composition): string {
  const tilt = tiltDegrees === undefined ? '' : ` transform="rotate(${tiltDegrees})"`;
  const outline =
    'stroke="#2a160833" stroke-width="4" paint-order="stroke" stroke-linejoin="round"';
  return `<g${tilt}>${vessel}<g ${outline}>${contents}</g></g>`;
}

function centred({
  width,
  height,
  zoom,
  inner,
}: {
  width: number;
  height: number;
  zoom: number;
  inner: string;
}): string {
  const scale = toTenth((Math.min(width, height) / 400) * zoom * 100) / 100;
  const middle = `translate(${toTenth(width / 2)} ${toTenth(height / 2)})`;
  return `<g transform="${middle}${scale === 1 ? '' : `scale(${scale})`}">${inner}</g>`;
}

function ariaOf(label: string | undefined): string {
  return label ? ` role="img" aria-label="${escaped(label)}"` : ' aria-hidden="true"';
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
