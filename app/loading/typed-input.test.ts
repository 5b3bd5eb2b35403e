import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasTyped, typedTextIn, watchTyping } from './typed-input.ts';

/** As much of a field, or a form, as is looked at. */
class FakeElement {
  value = '';
  defaultValue = '';
  isConnected = true;
  form: FakeElement | null = null;
  contains() {
    return false;
  }
}
class FakeTextArea extends FakeElement {}

let heard: Map<string, (event: { target: unknown }) => void>;
let texts: FakeTextArea[];
const typed: FakeElement[] = [];

beforeEach(() => {
  heard = new Map();
  texts = [];
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLTextAreaElement', FakeTextArea);
  vi.stubGlobal('document', {
    querySelectorAll: () => texts,
    addEventListener: (name: string, listener: (event: { target: unknown }) => void) =>
      heard.set(name, listener),
  });
});
afterEach(() => {
  for (const field of typed) field.isConnected = false;
  hasTyped();
  vi.unstubAllGlobals();
});

function type(field: FakeElement, value: string) {
  field.value = value;
  typed.push(field);
  heard.get('input')?.({ target: field });
}

test('what is typed would be lost by a reload, until its form is sent', () => {
  watchTyping();
  const form = new FakeElement();
  const field = Object.assign(new FakeElement(), { form });
  expect(hasTyped()).toBe(false);
  type(field, 'Soap');
  expect(hasTyped()).toBe(true);
  heard.get('submit')?.({ target: new FakeElement() });
  expect(hasTyped()).toBe(true);
  heard.get('submit')?.({ target: form });
  expect(hasTyped()).toBe(false);
});

test('a field that was emptied or has left the page has nothing to lose', () => {
  watchTyping();
  const emptied = new FakeElement();
  const gone = new FakeElement();
  type(emptied, 'Soap');
  type(gone, 'Salt');
  emptied.value = '';
  expect(hasTyped()).toBe(true);
  gone.isConnected = false;
  expect(hasTyped()).toBe(false);
});

test('a reset takes back what was typed in its form alone', () => {
  watchTyping();
  const form = new FakeElement();
  const inside = new FakeElement();
  form.contains = () => true;
  type(inside, 'Soap');
  heard.get('reset')?.({ target: form });
  expect(hasTyped()).toBe(false);
});

test('what was typed before the scripts were there counts too, and what came with the page does not', () => {
  const early = Object.assign(new FakeTextArea(), { value: 'Good', defaultValue: '' });
  const came = Object.assign(new FakeTextArea(), { value: 'Kept', defaultValue: 'Kept' });
  texts = [early, came];
  typed.push(early);
  watchTyping();
  expect(hasTyped()).toBe(true);
  expect(typedTextIn(early as never)).toBe('Good');
  expect(typedTextIn(came as never)).toBeUndefined();
});
