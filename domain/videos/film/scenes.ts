import { placesOnBoard, wood, type BoardFood } from '../../illustration/index.ts';
import { filmSize, type FilmKey } from './film.rules.ts';
import { centred, middle, moveSeconds, type FilmSheet } from './film-sheet.ts';
import { clock, comeAndGo, foodAlone, rays, saucer, steam } from './props.ts';

/** When a chapter begins and ends. */
export interface Span {
  from: number;
  to: number;
}

interface Scene extends Span {
  sheet: FilmSheet;
}

const mostSaucers = 8;

/** Everything in small plates, one after the other. */
export function foodsScene({ sheet, from, to, foods }: Scene & { foods: readonly BoardFood[] }) {
  const shown = foods.slice(0, mostSaucers);
  const above = shown.length <= 4 ? shown.length : Math.ceil(shown.length / 2);
  shown.forEach((food, index) => {
    const isAbove = index < above;
    const inRow = isAbove ? above : shown.length - above;
    const column = isAbove ? index : index - above;
    const x = middle.x + (column - (inRow - 1) / 2) * 132;
    const y = shown.length <= 4 ? middle.y : isAbove ? 94 : 222;
    const at = from + 0.2 + (index * (to - from) * 0.5) / shown.length;
    sheet.add(saucer(food), comeAndGo({ x, y, from: at, to }));
  });
}

/** Raw foods fall on the wood. */
export function boardScene({ sheet, from, to, foods }: Scene & { foods: readonly BoardFood[] }) {
  const places = placesOnBoard(foods.length);
  const board = `<svg x="-200" y="-150" width="400" height="300" overflow="visible" viewBox="0 0 400 300">${wood}</svg>`;
  sheet.add(board, slideThrough({ from, to }));
  foods.slice(0, places.length).forEach((food, index) => {
    const [left = 200, top = 150, size = 100] = places[index] ?? [];
    const [x, y] = [middle.x + left - 200, middle.y + top - 150];
    const at = from + 0.5 + (index * (to - from) * 0.5) / places.length;
    sheet.add(foodAlone(food, size), [
      { at, x, y: y - 150, scale: 1.25, turn: -18, opacity: 0, ease: 'overshoot' },
      { at: at + 0.55, x, y, turn: index % 2 === 0 ? -6 : 7 },
      { at: to, x, y, turn: index % 2 === 0 ? -6 : 7 },
      { at: to + moveSeconds, x: x - 60, y, opacity: 0 },
    ]);
  });
}

interface VesselScene extends Scene {
  /** What stands there at first; it is already seen where `isThere`. */
  before: string | null;
  isThere: boolean;
  after: string;
  foods: readonly BoardFood[];
  minutes: number | null;
  isHot: boolean;
  /** The next chapter goes on with what stands here. */
  stays: boolean;
}

/** What goes into a pan, pot or oven: foods wait around it, fly in, and it looks different. */
export function vesselScene(scene: VesselScene): void {
  const { sheet, from, to, before, isThere, after, foods, minutes, isHot, stays } = scene;
  const turning = from + (to - from) * (foods.length === 0 ? 0.3 : 0.62);
  if (before !== null) {
    sheet.add(vesselPart(before), [
      { at: from, ...middle, x: middle.x + (isThere ? 0 : 70), opacity: isThere ? 1 : 0 },
      { at: from + moveSeconds, ...middle },
      { at: turning + 0.1, ...middle },
      { at: turning + 0.6, ...middle, opacity: 0 },
    ]);
  }
  sheet.add(vesselPart(after), [
    { at: turning - 0.3, ...middle, opacity: 0 },
    { at: turning + 0.2, ...middle, ease: 'both' },
    ...shaken({ from: turning + 0.35, isHot }),
    { at: to, ...middle },
    // The next chapter's first picture is this one: it is taken away once that is there.
    {
      at: to + (stays ? 0.05 : moveSeconds),
      ...middle,
      x: middle.x - (stays ? 0 : 70),
      opacity: 0,
    },
  ]);
  flyIn({ sheet, from, to: turning, foods, besideClock: minutes !== null });
  const props = [
    ...(isHot && minutes !== null ? steam({ from: from + 0.6, to }) : []),
    ...(minutes === null ? [] : clock({ minutes, from: from + 0.3, to })),
  ];
  for (const { markup, keys } of props) sheet.add(markup, keys);
}

interface ServingScene extends Scene {
  before: string | null;
  after: string;
  foods: readonly BoardFood[];
  /** The colour of its tablecloth. */
  color: string;
}

/** What the dish is finished with, then the dish on its own table. */
export function servingScene({ sheet, from, to, before, after, foods, color }: ServingScene): void {
  const isFinished = before !== null && foods.length > 0;
  const served = from + (to - from) * (isFinished ? 0.5 : 0.08);
  if (isFinished) {
    sheet.add(vesselPart(before), [
      { at: from, ...middle },
      { at: served, ...middle },
      { at: served + 0.3, ...middle, opacity: 0, scale: 0.92 },
    ]);
    flyIn({ sheet, from, to: served, foods, besideClock: false });
  }
  sheet.add(`<circle r="400" fill="${color}"/>`, [
    { at: served, ...middle, scale: 0, opacity: 0.4 },
    { at: served + 0.6, ...middle, scale: 1 },
    { at: to + 0.1, ...middle },
    { at: to + moveSeconds, ...middle, opacity: 0 },
  ]);
  sheet.add(vesselPart(after), [
    { at: served + 0.2, ...middle, scale: 0.7, opacity: 0, turn: -8, ease: 'overshoot' },
    { at: served + 0.8, ...middle, scale: 1.04 },
    { at: to, ...middle, scale: 1.08 },
    { at: to + moveSeconds, ...middle, opacity: 0, scale: 1.08 },
  ]);
  for (const { markup, keys } of rays(served + 0.55)) sheet.add(markup, keys);
}

export interface MeasuredFood {
  food: BoardFood;
  grams: number;
}

/** The highest bar: one scale for all bars of a film. */
const mostGrams = 60;

/** Foods on bars as high as their net carbs. */
export function barsScene({ sheet, from, to, foods }: Scene & { foods: readonly MeasuredFood[] }) {
  const gap = Math.min(128, 560 / foods.length);
  const ground = 252;
  foods.forEach(({ food, grams }, index) => {
    const x = middle.x + (index - (foods.length - 1) / 2) * gap;
    const tall = Math.max(4, (Math.min(grams, mostGrams) / mostGrams) * 118);
    const at = from + 0.3 + (index * (to - from) * 0.45) / foods.length;
    const color = grams < 10 ? '#8CC084' : '#FFC02E';
    const bar = `<rect x="-26" y="${-Math.round(tall)}" width="52" height="${Math.round(tall)}" rx="6" fill="${color}"/>`;
    const label = `<text text-anchor="middle" fill="#fff" font-size="20" font-weight="700" font-family="Figtree,Arial,sans-serif">${grams} g</text>`;
    const end: FilmKey[] = [
      { at: to, x, y: ground },
      { at: to + 0.3, x, y: ground, opacity: 0 },
    ];
    sheet.add(bar, [
      { at: at + 0.35, x, y: ground, tall: 0, opacity: 0 },
      { at: at + 0.4, x, y: ground, tall: 0, ease: 'overshoot' },
      { at: at + 1.1, x, y: ground },
      ...end,
    ]);
    const high = ground - tall - 44;
    sheet.add(foodAlone(food, 78), [
      { at, x, y: ground - 44, scale: 0.5, opacity: 0, ease: 'overshoot' },
      { at: at + 0.4, x, y: ground - 44, ease: 'overshoot' },
      { at: at + 1.1, x, y: high },
      { at: to, x, y: high },
      { at: to + 0.3, x, y: high, opacity: 0 },
    ]);
    sheet.add(label, comeAndGo({ x, y: ground + 26, from: at + 0.9, to }));
  });
}

/** Foods come up left and right of the middle, then fly into it one by one. */
function flyIn({
  sheet,
  from,
  to,
  foods,
  besideClock,
}: Scene & { foods: readonly BoardFood[]; besideClock: boolean }): void {
  const shown = foods.slice(0, besideClock ? 5 : 6);
  shown.forEach((food, index) => {
    const isLeft = index % 2 === 0;
    const row = Math.floor(index / 2);
    const rows = Math.ceil((shown.length - (isLeft ? 0 : 1)) / 2);
    const x = isLeft ? 78 : filmSize.width - 78;
    const lower = besideClock && !isLeft ? 46 : 6;
    const y = middle.y + lower + (row - (rows - 1) / 2) * 88;
    const at = from + 0.25 + index * 0.18;
    const leaves = Math.max(at + 0.6, to - 0.75 - (shown.length - 1 - index) * 0.28);
    sheet.add(foodAlone(food, 84), [
      { at, x, y, scale: 0.4, opacity: 0, ease: 'overshoot' },
      { at: at + 0.45, x, y, ease: 'linear' },
      { at: leaves, x, y, ease: 'out' },
      {
        at: leaves + 0.35,
        x: (x + middle.x * 2) / 3,
        y: y - 60,
        scale: 0.95,
        turn: isLeft ? 60 : -60,
      },
      {
        at: leaves + 0.7,
        x: middle.x + (isLeft ? -26 : 26),
        y: middle.y + 4,
        scale: 0.6,
        turn: isLeft ? 150 : -150,
      },
      { at: leaves + 0.85, ...middle, scale: 0.4, opacity: 0 },
    ]);
  });
}

/** A pan that is shaken. */
function shaken({ from, isHot }: { from: number; isHot: boolean }): FilmKey[] {
  if (!isHot) return [];
  return [-3, 3, -2, 2, 0].map((turn, index) => ({
    at: from + index * 0.16,
    x: middle.x + turn * 1.5,
    y: middle.y,
    turn: turn * 0.6,
    ease: 'both',
  }));
}

function slideThrough({ from, to }: Span): FilmKey[] {
  return [
    { at: from, ...middle, x: middle.x + 70, opacity: 0 },
    { at: from + moveSeconds, ...middle },
    { at: to, ...middle },
    { at: to + moveSeconds, ...middle, x: middle.x - 70, opacity: 0 },
  ];
}

function vesselPart(svg: string): string {
  return centred(svg, filmSize.width, filmSize.height);
}
