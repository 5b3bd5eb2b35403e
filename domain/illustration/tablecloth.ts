import { standsOut } from './contrast.ts';
import type { Composition, Setting } from './setting.ts';
import type { Stage } from './stage.ts';
import { opacity, point, toTenth } from './svg.ts';

const tableColors = {
  butter: '#F9E0A0',
  sage: '#CFDDBE',
  blush: '#F6CDBB',
  sky: '#C9DBE8',
  lilac: '#DAD6EA',
  oat: '#E9DCC6',
  yolk: '#F6B93B',
  nori: '#24483B',
  paprika: '#CF5237',
  plum: '#5B2F4C',
  ink: '#2E4254',
} as const;

export type TableName = keyof typeof tableColors;
export const tableNames = Object.keys(tableColors);

type TableNames = readonly [TableName, ...TableName[]];

const tablesUnderDarkIron: TableNames = ['butter', 'sage', 'blush', 'sky', 'lilac', 'oat', 'yolk'];
const tablesUnderPaleWare: TableNames = [
  'butter',
  'sage',
  'blush',
  'sky',
  'lilac',
  'nori',
  'paprika',
  'yolk',
  'plum',
  'ink',
];
const tablesUnderDarkWare: TableNames = ['butter', 'blush', 'oat', 'sage', 'yolk', 'lilac'];

/** What lies on the cloth: a weave, a folded napkin, a fork, or nothing. */
export interface Table {
  color: string;
  /** For a dark page: the surface shows through cloth and linen, the food keeps its colours. */
  isDimmed: boolean;
  isDark: boolean;
  isYolk: boolean;
  /** 0 to 1; below 0.55 a weave, below 0.8 a napkin, above it a fork where there is room. */
  dressing: number;
}

export function chooseTable({
  setting,
  composition,
  isDimmed,
}: {
  setting: Setting;
  composition: Composition;
  isDimmed: boolean;
}): Table {
  const { stage, plan } = setting;
  const picked = stage.pick(tablesFor(setting, composition));
  const name = plan.table ?? picked;
  return {
    color: tableColorOf(name),
    isDimmed,
    isDark: ['nori', 'paprika', 'plum', 'ink'].includes(name),
    isYolk: name === 'yolk',
    dressing: stage.random(),
  };
}

export function tablecloth({
  stage,
  table,
  width,
  height,
}: {
  stage: Stage;
  table: Table;
  width: number;
  height: number;
}): string {
  const size = `width="${width}" height="${height}"`;
  const dim = table.isDimmed ? opacity(0.3) : '';
  const cloth = `<rect class="y-table" ${size} fill="${table.color}"${dim}/>`;
  if (table.dressing < 0.55) {
    const weave = `<rect ${size} fill="${weaveOf(stage, table)}"/>`;
    return cloth + weave;
  }
  if (table.dressing < 0.8 && height >= width * 0.6) {
    return cloth + napkin({ stage, table, width, height });
  }
  return cloth;
}

export function fork({ isDark }: Table): string {
  const tines =
    'M-4-10h8l4 96q-8 10-16 0zM-13-78h4v44h5v-44h8v44h5v-44h4v50q0 20-10 20h-6q-10 0-10-20z';
  const metal = isDark ? '#E9E4D8' : '#8D9499';
  return `<g transform="translate(-196 20)rotate(-6)" fill="${metal}"><path d="${tines}"/></g>`;
}

/** The pots that stand out from the cloth an editor chose; all of them where nobody chose one. */
export function againstCloth<Pot>(
  { plan: { table } }: Setting,
  pots: readonly [Pot, ...Pot[]],
  colorOf: (pot: Pot) => string,
): readonly [Pot, ...Pot[]] {
  if (table === undefined) return pots;
  const fitting = pots.filter((pot) => standsOut([colorOf(pot)], tableColorOf(table)));
  const [first = pots[0], ...others] = fitting;
  return [first, ...others];
}

/** The colour of a cloth, or the colour itself where no cloth has that name. */
export function tableColorOf(name: string): string {
  return isTableName(name) ? tableColors[name] : name;
}

/** Those that go with the ware and from which its edge stands out. */
function tablesFor(setting: Setting, { edges }: Composition): TableNames {
  const { vessel } = setting.plan;
  const fitting = () => {
    if (vessel === 'pan' || vessel === 'tray') return tablesUnderDarkIron;
    return setting.glaze.isDark ? tablesUnderDarkWare : tablesUnderPaleWare;
  };
  const isSeen = (name: TableName) => standsOut(edges, tableColors[name]);
  const seen = [fitting(), tablesUnderPaleWare].map((names) => names.filter(isSeen));
  const [first = 'nori', ...others] = seen.find((names) => names.length > 0) ?? [];
  return [first, ...others];
}

function weaveOf(stage: Stage, { dressing, isDark, isYolk }: Table): string {
  const id = `${stage.id}p`;
  const turn = stage.pick([0, 18, -12, 45]);
  const paint = isDark || isYolk ? '#fff' : '#6b4a2a';
  const strength = isDark ? 0.055 : isYolk ? 0.17 : 0.045;
  stage.define(
    `<pattern id="${id}" width="40" height="40" patternUnits="userSpaceOnUse"` +
      ` patternTransform="rotate(${turn})"><g fill="${paint}" fill-opacity="${strength}">` +
      `${weaveShape(dressing)}</g></pattern>`,
  );
  return `url(#${id})`;
}

function weaveShape(dressing: number): string {
  if (dressing < 0.15) return '<path d="M0 0h20v40H0zM0 0h40v20H0z"/>';
  if (dressing < 0.3) return '<path d="M0 0h16v40H0z"/>';
  if (dressing < 0.42) return '<circle cx="10" cy="10" r="3.4"/><circle cx="30" cy="30" r="3.4"/>';
  return '<path d="M0 0h40v2H0zM0 0h2v40H0z"/>';
}

function napkin({
  stage,
  table,
  width,
  height,
}: {
  stage: Stage;
  table: Table;
  width: number;
  height: number;
}): string {
  const linen = table.isDark ? '#F4EBDD' : stage.pick(['#FFFFFF', '#F7EDE0', '#E4EBE2']);
  const stripe = table.isDark ? '#C8553A' : stage.pick(['#2F6B57', '#C8553A', '#3A5BA0']);
  const turn = stage.pick([-24, 18, 32, -38]);
  const scale = toTenth(Math.max(width, height) / 400);
  const middle = point(width * 0.5, height * 0.5);
  const dim = table.isDimmed ? opacity(0.55) : '';
  return (
    `<g class="y-linen"${dim} transform="translate(${middle})` +
    `rotate(${turn})scale(${scale})">` +
    '<rect x="-270" y="-64" width="540" height="150" fill="#1b120a" opacity=".1"/>' +
    `<rect x="-270" y="-74" width="540" height="150" fill="${linen}"/>` +
    '<path d="M-270-58h540M-270-50h540M-270 52h540M-270 60h540"' +
    ` stroke="${stripe}" stroke-width="3"/></g>`
  );
}

function isTableName(name: string): name is TableName {
  return Object.hasOwn(tableColors, name);
}
