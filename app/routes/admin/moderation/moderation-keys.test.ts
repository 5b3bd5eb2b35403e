import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressInQueue } from './moderation-keys.ts';

/** As much of an element as the keys look at. */
class FakeElement {
  did: string[] = [];
  readonly isField: boolean;
  readonly isCurrent: boolean;
  constructor({ isField = false, isCurrent = false } = {}) {
    this.isField = isField;
    this.isCurrent = isCurrent;
  }
  closest() {
    return this.isField ? this : null;
  }
  getAttribute() {
    return this.isCurrent ? 'true' : null;
  }
  click() {
    this.did.push('click');
  }
  focus() {
    this.did.push('focus');
  }
}

beforeEach(() => vi.stubGlobal('Element', FakeElement));
afterEach(() => vi.unstubAllGlobals());

interface Pressed {
  key: string;
  target?: object;
  current?: number;
  ctrlKey?: boolean;
}

/** A queue of three posts with the button that each key presses. */
function press({ key, target = new FakeElement(), current = 1, ctrlKey = false }: Pressed) {
  const links = [0, 1, 2].map((place) => new FakeElement({ isCurrent: place === current }));
  const buttons = new Map<string, FakeElement>();
  let isTaken = false;
  pressInQueue({
    key,
    target: target as EventTarget,
    currentTarget: {
      querySelectorAll: () => links,
      querySelector(selector: string) {
        const intent = /value="(\w+)"/.exec(selector)?.[1] ?? '';
        if (intent === 'undefined') return null;
        const button = new FakeElement();
        buttons.set(intent, button);
        return button;
      },
    } as never,
    ctrlKey,
    metaKey: false,
    altKey: false,
    preventDefault: () => (isTaken = true),
  });
  const clicked = [...buttons].filter(([, { did }]) => did.includes('click'));
  return {
    isTaken,
    clicked: clicked.map(([intent]) => intent),
    focused: links.flatMap(({ did }, place) => (did.includes('focus') ? [place] : [])),
  };
}

test.each([
  ['k', 'keep'],
  ['K', 'keep'],
  ['h', 'hide'],
  ['w', 'warn'],
  ['p', 'pause'],
  ['z', 'undo'],
])('%s presses the button of %s', (key, intent) => {
  expect(press({ key })).toEqual({ isTaken: true, clicked: [intent], focused: [] });
});

test('arrows go to the next and the last post, and not beyond the ends', () => {
  expect(press({ key: 'ArrowDown' })).toEqual({ isTaken: true, clicked: [], focused: [2] });
  expect(press({ key: 'ArrowUp' })).toEqual({ isTaken: true, clicked: [], focused: [0] });
  expect(press({ key: 'ArrowDown', current: 2 })).toEqual({
    isTaken: false,
    clicked: [],
    focused: [],
  });
  expect(press({ key: 'ArrowUp', current: 0 })).toEqual({
    isTaken: false,
    clicked: [],
    focused: [],
  });
});

test.each<[string, Pressed]>([
  ['of another meaning', { key: 'x' }],
  ['while somebody writes', { key: 'k', target: new FakeElement({ isField: true }) }],
  ['of the browser', { key: 'p', ctrlKey: true }],
  ['beside the page', { key: 'k', target: {} }],
])('a key %s is left alone', (_, pressed) => {
  expect(press(pressed)).toEqual({ isTaken: false, clicked: [], focused: [] });
});
