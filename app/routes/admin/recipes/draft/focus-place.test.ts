import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goOn, placeOf, type GoesOn } from './focus-place.ts';

/** As much of an element as the keyboard asks for. */
class Part {
  readonly name: string;
  readonly children: Part[] = [];
  parentElement: Part | null = null;
  tabIndex = 0;

  constructor(name: string, children: readonly Part[]) {
    this.name = name;
    for (const child of children) this.append(child);
  }

  append(child: Part): void {
    child.parentElement = this;
    this.children.push(child);
  }

  remove(): void {
    const siblings = this.parentElement?.children ?? [];
    siblings.splice(siblings.indexOf(this), 1);
    this.parentElement = null;
  }

  get isConnected(): boolean {
    return this === page.body || (this.parentElement?.isConnected ?? false);
  }

  get #all(): Part[] {
    return this.children.flatMap((child) => [child, ...child.#all]);
  }

  matches(selector: string): boolean {
    const kind = selector === '' ? /./ : selector.startsWith('h1') ? /^h[1-3]/ : /^button/;
    return kind.test(this.name);
  }

  querySelectorAll(selector: string): Part[] {
    return this.#all.filter((each) => each.matches(selector));
  }

  querySelector(selector: string): Part | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  compareDocumentPosition(other: Part): number {
    const all = page.body.#all;
    return all.indexOf(other) > all.indexOf(this) ? 4 : 2;
  }

  focus(): void {
    page.activeElement = this;
  }
}

const page: { body: Part; activeElement: Part } = {
  body: new Part('body', []),
  activeElement: new Part('none', []),
};
const part = (name: string, ...children: Part[]) => new Part(name, children);

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLElement', Part);
  vi.stubGlobal('Node', { DOCUMENT_POSITION_FOLLOWING: 4 });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Lines of a list under a heading, each with a text and two buttons, and a button below. */
function listOf(...names: string[]) {
  const lines = names.map((name) =>
    part(`line ${name}`, part('text'), part(`button up ${name}`), part(`button away ${name}`)),
  );
  const list = part('list', ...lines);
  const box = part('box', part('h2'), list, part('button add'));
  page.body = part('body', part('h1'), part('button before'), box, part('button beyond'));
  page.activeElement = page.body;
  const find = (name: string) => {
    const found = [box, ...box.querySelectorAll('')].find((each) => each.name === name);
    return found as unknown as Element & Part;
  };
  return { box: box as unknown as Element & Part, list, find, lines };
}

/** Presses a button, after which something goes away; says where the keyboard is then. */
function pressed(args: {
  names: string[];
  button: string;
  away: (lists: ReturnType<typeof listOf>) => void;
  goesOn?: GoesOn;
}): string {
  const lists = listOf(...args.names);
  const place = placeOf(lists.find(args.button), lists.box);
  args.away(lists);
  goOn({ place, box: lists.box, goesOn: args.goesOn ?? 'in-next-line' });
  return page.activeElement.name;
}

const line = (index: number) => (lists: ReturnType<typeof listOf>) => lists.lines[index]?.remove();

test('the same button of the line that took the place of the one that is gone', () => {
  const names = ['a', 'b', 'c'];
  expect(pressed({ names, button: 'button away b', away: line(1) })).toBe('button away c');
  expect(pressed({ names, button: 'button up a', away: line(0) })).toBe('button up b');
});

test('after the last line, that of the line before it', () => {
  const names = ['a', 'b'];
  expect(pressed({ names, button: 'button up b', away: line(1) })).toBe('button up a');
});

test('where that line has no such button, its last one', () => {
  const away = ({ lines }: ReturnType<typeof listOf>) => {
    lines[1]?.children[1]?.remove();
    lines[0]?.remove();
  };
  expect(pressed({ names: ['a', 'b'], button: 'button away a', away })).toBe('button away b');
});

test('a button that stands at the place of the line itself', () => {
  const away = ({ lines, list }: ReturnType<typeof listOf>) => {
    lines[0]?.remove();
    list.append(part('button undo'));
  };
  expect(pressed({ names: ['a'], button: 'button up a', away })).toBe('button undo');
});

test('where no line is left, what comes next in the box, and never before the list', () => {
  const away = line(0);
  expect(pressed({ names: ['a'], button: 'button away a', away })).toBe('button add');
  const first = ({ lines, box }: ReturnType<typeof listOf>) => {
    lines[0]?.remove();
    const heading = box.children[0];
    heading?.append(part('button help'));
  };
  expect(pressed({ names: ['a'], button: 'button away a', away: first })).toBe('button add');
});

test('where nothing comes next, the last in the box', () => {
  const away = ({ lines, box }: ReturnType<typeof listOf>) => {
    lines[0]?.remove();
    box.children[2]?.remove();
    box.children[0]?.append(part('button help'));
    box.children[0]?.append(part('button more'));
  };
  expect(pressed({ names: ['a'], button: 'button away a', away })).toBe('button more');
});

test('a button that alone is gone leads to what stands in its line', () => {
  const away = ({ lines }: ReturnType<typeof listOf>) => lines[0]?.children[1]?.remove();
  expect(pressed({ names: ['a', 'b'], button: 'button up a', away })).toBe('button away a');
});

test('who has gone on elsewhere is left there', () => {
  const away = ({ lines, find }: ReturnType<typeof listOf>) => {
    lines[0]?.remove();
    find('button add').focus();
  };
  expect(pressed({ names: ['a', 'b'], button: 'button up a', away })).toBe('button add');
});

test('nothing is done where the whole box is gone', () => {
  const away = ({ box }: ReturnType<typeof listOf>) => box.remove();
  expect(pressed({ names: ['a'], button: 'button up a', away })).toBe('body');
});

test('where a press cannot be taken back it goes on at the nearest heading, which can be read then', () => {
  const goesOn = 'at-heading';
  const names = ['a', 'b'];
  expect(pressed({ names, button: 'button away a', away: line(0), goesOn })).toBe('h2');
  expect(page.activeElement.tabIndex).toBe(-1);
  const away = ({ lines, box }: ReturnType<typeof listOf>) => {
    lines[0]?.remove();
    box.children[0]?.remove();
  };
  expect(pressed({ names, button: 'button away a', away, goesOn })).toBe('h1');
});
