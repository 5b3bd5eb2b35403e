import { scaleOf, type Scale } from '../tracking/measures/chart-geometry.ts';
import type { WeightUnit } from '../../../domain/profile/survey/survey-answers.rules.ts';
import { gramsPerPound } from '../../../lib/units.ts';
import { addLocalDays, daysBetween, type LocalDay } from '../../../lib/local-time.ts';
import type { ProjectionFragment } from './operations.gen.ts';

/** Where the plot lies on the sheet it is drawn on; its words keep their size. */
export interface Sheet {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  mostMonths: number;
}

export const wideSheet: Sheet = {
  width: 780,
  height: 400,
  left: 54,
  right: 96,
  top: 46,
  bottom: 44,
  mostMonths: 8,
};
export const narrowSheet: Sheet = {
  width: 342,
  height: 320,
  left: 42,
  right: 14,
  top: 46,
  bottom: 44,
  mostMonths: 4,
};

const kgPerUnit = { kg: 1, lb: gramsPerPound / 1000 };

/** Half a stone is 7 lb, and 13.5 would be read as 13 st 5 lb: their axis counts pounds. */
export function axisUnitOf(unit: WeightUnit): keyof typeof kgPerUnit {
  return unit === 'st' ? 'lb' : unit;
}

export interface ProjectionDrawing {
  /** Behind the egg of today there is no room for a number. */
  ticks: { value: number; y: number; isNamed: boolean }[];
  months: { day: LocalDay; x: number }[];
  range: string;
  middle: string;
  start: { x: number; y: number };
  /** Null without a goal on the sheet. */
  goalY: number | null;
  /** Where both edges meet the goal. */
  meeting: { from: number; to: number } | null;
}

const eggRadius = 16;

interface Drawn {
  projection: ProjectionFragment;
  unit: WeightUnit;
  today: LocalDay;
  sheet: Sheet;
}

export function drawProjection({ projection, unit, today, sheet }: Drawn): ProjectionDrawing {
  const { points, goalKg, startKg, earliestWeek, latestWeek } = projection;
  const lastWeek = points.at(-1)?.week ?? 1;
  const ofUnit = (kg: number) => kg / kgPerUnit[axisUnitOf(unit)];
  const leastKg = Math.min(...points.map((point) => point.leastKg));
  const isGoalNear = goalKg !== null && earliestWeek !== null;
  const scale = scaleOf([ofUnit(startKg), ofUnit(isGoalNear ? goalKg : leastKg)]);
  const xOf = (week: number) => acrossSheet(week / lastWeek, sheet);
  const yOf = (kg: number) => downSheet(ofUnit(kg), scale, sheet);
  const place = (week: number, kg: number) => `${short(xOf(week))} ${short(yOf(kg))}`;
  const least = points.map((point) => place(point.week, point.leastKg));
  const most = points.map((point) => place(point.week, point.mostKg));
  return {
    ticks: scale.ticks
      .map((value) => ({ value, y: downSheet(value, scale, sheet) }))
      .map((tick) => ({ ...tick, isNamed: Math.abs(tick.y - yOf(startKg)) > eggRadius })),
    months: monthsAcross({ today, lastWeek, sheet }),
    range: `M${[...least, ...most.toReversed()].join('L')}Z`,
    middle: `M${points.map(({ week, middleKg }) => place(week, middleKg)).join('L')}`,
    start: { x: xOf(0), y: yOf(startKg) },
    goalY: isGoalNear ? yOf(goalKg) : null,
    meeting:
      earliestWeek !== null && latestWeek !== null
        ? { from: xOf(earliestWeek), to: xOf(latestWeek) }
        : null,
  };
}

function acrossSheet(share: number, { width, left, right }: Sheet): number {
  return left + share * (width - left - right);
}

function downSheet(value: number, { least, most }: Scale, sheet: Sheet): number {
  const { height, top, bottom } = sheet;
  return top + ((most - value) / (most - least)) * (height - top - bottom);
}

/** Firsts of months, no more than have room; the first of them leaves room for "now". */
function monthsAcross(args: { today: LocalDay; lastWeek: number; sheet: Sheet }) {
  const { today, lastWeek, sheet } = args;
  const days = lastWeek * 7;
  const [year, month] = today.split('-').map(Number) as [number, number];
  const monthCount = Math.floor(days / 30);
  const every = Math.max(1, Math.ceil(monthCount / sheet.mostMonths));
  const firsts = Array.from({ length: Math.ceil(monthCount / every) + 1 }, (_, index) =>
    new Date(Date.UTC(year, month + index * every, 1)).toISOString().slice(0, 10),
  );
  const end = addLocalDays(today, days);
  return firsts
    .map((day) => ({ day, x: acrossSheet(daysBetween(today, day) / days, sheet) }))
    .filter(({ day, x }) => day <= end && x - sheet.left > 44);
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
