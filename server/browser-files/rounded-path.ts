/** Where a line is: where it really lies, and the whole numbers that are written of that. */
interface Place {
  real: readonly number[];
  whole: readonly number[];
}

interface Step {
  command: string;
  numbers: readonly number[];
}

const start: Place = { real: [0, 0], whole: [0, 0] };

/**
 * The same line in whole numbers, as many times as large as `scale` says. Every point is rounded from
 * where it really lies, so that no error grows along the line.
 */
export function roundedPath(path: string, scale = 1): string {
  let [at, begin] = [start, start];
  return stepsOf(path)
    .map((step) => scaled(step, scale))
    .map((step) => {
      if (step.command.toLowerCase() === 'z') {
        at = begin;
        return 'z';
      }
      const { text, end } = rounded(step, at);
      at = end;
      if (step.command.toLowerCase() === 'm') begin = end;
      return text;
    })
    .join('');
}

const commands = /([a-z])([^a-z]*)/gi;
const number = /-?(?:\d+\.?\d*|\.\d+)/g;
/** How many numbers a command takes; with more it is meant several times. */
const lengths: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

function stepsOf(path: string): Step[] {
  return [...path.matchAll(commands)].flatMap(([, command = '', list = '']) => {
    const numbers = [...list.matchAll(number)].map(Number);
    if (command.toLowerCase() === 'z') return [{ command, numbers }];
    const length = lengths[command.toLowerCase()];
    if (length === undefined || numbers.length === 0 || numbers.length % length !== 0) {
      throw new Error(`This is no line: ${command}${list}`);
    }
    return Array.from({ length: numbers.length / length }, (_, index) => ({
      // After the first point of a move, the others are lines.
      command: index === 0 ? command : (afterMove[command] ?? command),
      numbers: numbers.slice(index * length, (index + 1) * length),
    }));
  });
}

/** The turn of an arc and its two choices stay what they are. */
function scaled({ command, numbers }: Step, scale: number): Step {
  const isArc = command.toLowerCase() === 'a';
  const stays = (index: number) => isArc && index >= 2 && index <= 4;
  return {
    command,
    numbers: numbers.map((each, index) => (stays(index) ? each : each * scale)),
  };
}

const afterMove: Record<string, string> = { m: 'l', M: 'L' };

function rounded({ command, numbers }: Step, at: Place): { text: string; end: Place } {
  const lower = command.toLowerCase();
  const from = command === lower ? at.real : [0, 0];
  // An arc's radii, turn and choices are no place.
  const head = lower === 'a' ? numbers.slice(0, 5).map((each) => Math.round(each)) : [];
  const points = inPairs({ lower, numbers: numbers.slice(head.length), from, at });
  const whole = points.map((point) => point.map((each) => Math.round(each)));
  const real = points.at(-1) ?? at.real;
  const end = { real, whole: whole.at(-1) ?? at.whole };
  const steps = whole.flatMap((point) => point.map((each, axis) => each - (at.whole[axis] ?? 0)));
  const written = lower === 'h' ? steps.slice(0, 1) : lower === 'v' ? steps.slice(1) : steps;
  return { text: `${lower}${joined([...head, ...written])}`, end };
}

interface Points {
  lower: string;
  numbers: readonly number[];
  from: readonly number[];
  at: Place;
}

/** Where the points of a step really lie; one that goes along one axis keeps its place on the other. */
function inPairs({ lower, numbers, from, at }: Points): number[][] {
  const [x = 0, y = 0] = from;
  const [first = 0] = numbers;
  if (lower === 'h') return [[x + first, at.real[1] ?? 0]];
  if (lower === 'v') return [[at.real[0] ?? 0, y + first]];
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    x + (numbers[index * 2] ?? 0),
    y + (numbers[index * 2 + 1] ?? 0),
  ]);
}

/** A minus sign keeps two numbers apart already. */
function joined(numbers: readonly number[]): string {
  return numbers.join(' ').replaceAll(' -', '-');
}
