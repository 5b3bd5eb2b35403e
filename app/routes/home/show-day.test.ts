import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showDay, sliderScript } from './show-day.ts';

class FakeSlider {
  readonly attributes = new Map<string, string>();
  readonly days: FakeDay[];
  readonly value: string;
  readonly isSlider: boolean;
  constructor({
    value,
    days,
    isSlider = true,
  }: Pick<FakeSlider, 'value' | 'days'> & { isSlider?: boolean }) {
    this.value = value;
    this.days = days;
    this.isSlider = isSlider;
  }
  matches() {
    return this.isSlider;
  }
  closest() {
    return { querySelectorAll: () => this.days };
  }
  setAttribute(name: string, value: string) {
    this.attributes.set(name, value);
  }
}

interface FakeDay {
  dataset: { day: string; words?: string };
  hidden: boolean;
}

const daysOf = (): FakeDay[] => [
  { dataset: { day: '1', words: 'Up to 20 g' }, hidden: false },
  { dataset: { day: '2', words: 'Up to 50 g' }, hidden: true },
  { dataset: { day: '3' }, hidden: true },
];

beforeEach(() => vi.stubGlobal('HTMLInputElement', FakeSlider));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['1', [false, true, true], 'Up to 20 g'],
  ['2', [true, false, true], 'Up to 50 g'],
  ['3', [true, true, false], undefined],
])('at %s its day alone is shown, and told in words', (value, hidden, words) => {
  const slider = new FakeSlider({ value, days: daysOf() });
  showDay({ target: slider } as never);
  expect(slider.days.map((day) => day.hidden)).toEqual(hidden);
  expect(slider.attributes.get('aria-valuetext')).toBe(words);
});

test('no other field of the page moves it', () => {
  const other = new FakeSlider({ value: '2', days: daysOf(), isSlider: false });
  showDay({ target: other } as never);
  showDay({ target: {} } as never);
  expect(other.days.map((day) => day.hidden)).toEqual([false, true, true]);
});

test('the text that is sent with the page does the same, alone', () => {
  const listeners: ((event: object) => void)[] = [];
  const addEventListener = (_: string, listener: (event: object) => void) =>
    listeners.push(listener);
  // oxlint-disable-next-line typescript/no-implied-eval -- as a browser runs the text of the page
  new Function('addEventListener', 'HTMLInputElement', sliderScript)(addEventListener, FakeSlider);
  const slider = new FakeSlider({ value: '2', days: daysOf() });
  listeners[0]?.({ target: slider });
  expect(slider.days.map((day) => day.hidden)).toEqual([true, false, true]);
});
