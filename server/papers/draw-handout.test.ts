import { expect, test } from 'vitest';
import { drawHandout } from './draw-handout.ts';
import type { HandoutSheet } from './sheet.ts';
import { linesOfPage } from './testing/lines-of-page.ts';

const sheet: HandoutSheet = {
  kind: 'handout',
  language: 'en',
  documentTitle: 'Hand-out',
  group: 'Lindgård Clinic',
  forWhom: 'For Elin',
  title: 'Until next time',
  plan: {
    title: 'Plan',
    name: 'Moderate week',
    columns: ['Week', 'Cooked'],
    rows: [
      ['Nov 16', '5 of 7 days'],
      ['Nov 23', '6 of 7 days'],
    ],
  },
  weight: {
    title: 'Weight',
    label: 'A line that falls',
    text: '96.4 kg to 90.6 kg',
    unit: 'kg',
    points: [
      { day: 10, value: 96.4 },
      { day: 38, value: 94 },
      { day: 66, value: 90.6 },
    ],
    lastText: '90.6 kg',
  },
  tasks: { title: 'Tasks', items: ['Walk', 'Cook'] },
  questions: { title: 'Questions' },
  footer: 'Printed on Nov 23',
};

type Point = [x: number, y: number];

/** What is drawn on the page, from its upper left corner. */
async function drawn(parts: Partial<HandoutSheet> = {}) {
  const lines = linesOfPage(await drawHandout({ ...sheet, ...parts }));
  const pointOf = (line: string): Point => {
    const [x = 0, y = 0] = line.split(' ').map(Number);
    return [Math.round(x), Math.round(y)];
  };
  // The path that is drawn with the widest pen.
  const graphEnd = lines.indexOf('1.6 w');
  const graph: Point[] = [];
  for (let at = graphEnd - 1; / [ml]$/.test(lines[at] ?? ''); at -= 1)
    graph.unshift(pointOf(lines[at]!));
  const rulesOf = (pen: string) =>
    lines.flatMap((line, at) =>
      line === pen ? [[pointOf(lines[at + 1]!), pointOf(lines[at + 2]!)] as const] : [],
    );
  return {
    graph,
    axis: rulesOf('0.5 w'),
    rows: rulesOf('0.6 w'),
    questions: rulesOf('0.7 w'),
    boxes: lines.filter((line) => line.endsWith(' re')).map(pointOf),
    dots: lines.filter((line) => line === 'f').length,
  };
}

/** Making the fonts takes a moment, so each page is drawn once. */
const whole = await drawn();
const points = [{ day: 4, value: 90 }];
const withoutPlan = await drawn({ plan: null, weight: { ...sheet.weight!, points } });
const withoutWeight = await drawn({ weight: null });
const withTasksAlone = await drawn({
  plan: null,
  weight: null,
  tasks: { title: 'Tasks', items: Array<string>(40).fill('Walk') },
});

const left = 48;
const right = 310;
const edge = 595 - left;

test('the weight runs from one side of its graph to the other, between the full kilograms around it', () => {
  const { graph, axis, dots } = whole;
  const [low, high] = axis.map(([[from, y], [to]]) => ({ from, to, y }));
  expect(graph).toHaveLength(3);
  expect(graph.map(([x]) => x)).toEqual([low?.from, 423, low?.to]);
  // From 90 to 97 kilograms in 34 millimetres.
  const height = (34 * 72) / 25.4;
  const yOf = (value: number) => (high?.y ?? 0) + ((97 - value) / 7) * height;
  for (const [index, value] of [96.4, 94, 90.6].entries())
    expect(Math.abs((graph[index]?.[1] ?? 0) - yOf(value))).toBeLessThanOrEqual(1);
  expect(Math.abs((low?.y ?? 0) - yOf(90))).toBeLessThanOrEqual(1);
  expect(dots).toBe(3);
});

test('a single day stands at the beginning, and a whole number has a kilogram above it', () => {
  const { graph, axis } = withoutPlan;
  const [low, high] = axis.map(([[x, y]]) => ({ x, y }));
  expect(graph).toEqual([[low?.x, low?.y]]);
  expect(high?.y).toBeLessThan(low?.y ?? 0);
});

test('beside the plan stand the weight and under it the tasks', () => {
  const { rows, axis, boxes } = whole;
  expect(rows).toHaveLength(3);
  for (const [[from], [to]] of rows) expect([from, to]).toEqual([left, 285]);
  expect(axis[0]?.[0][0]).toBeGreaterThan(right);
  expect(boxes.map(([x]) => x)).toEqual([right, right]);
  const bottom = Math.max(...axis.map(([[, y]]) => y));
  for (const [, y] of boxes) expect(y).toBeGreaterThan(bottom);
  expect(boxes[1]![1]).toBeGreaterThan(boxes[0]![1]);
});

test('without a plan the weight is on the left, and the tasks are beside it', () => {
  const { rows, axis, boxes } = withoutPlan;
  expect(rows).toEqual([]);
  expect(axis[0]?.[0][0]).toBeLessThan(right);
  expect(boxes.map(([x]) => x)).toEqual([right, right]);
  expect(boxes[0]![1]).toBeLessThan(Math.max(...axis.map(([[, y]]) => y)));
});

test('without a weight the tasks begin beside the plan, and without both on the left', () => {
  const beside = withoutWeight;
  expect(beside.boxes.map(([x]) => x)).toEqual([right, right]);
  expect(beside.boxes[0]![1]).toBeLessThan(beside.rows.at(-1)![0][1]);
  expect(new Set(withTasksAlone.boxes.map(([x]) => x))).toEqual(new Set([left]));
});

test('there is room for questions below it all, of nine lines at the most', () => {
  const { questions, boxes, axis } = whole;
  const above = Math.max(...[...boxes, ...axis.map(([from]) => from)].map(([, y]) => y));
  for (const [[from, y], [to]] of questions) {
    expect([from, Math.abs(to - edge) <= 1]).toEqual([left, true]);
    expect(y).toBeGreaterThan(above);
    expect(y).toBeLessThan(842 - left - 30);
  }
  expect(questions).toHaveLength(9);
  const steps = questions.slice(1).map(([[, y]], at) => y - questions[at]![0][1]);
  for (const step of steps) expect([25, 26]).toContain(step);
  expect(withTasksAlone.questions).toEqual([]);
});
