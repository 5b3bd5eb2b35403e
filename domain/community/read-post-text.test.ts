import { expect, onTestFinished, test, vi } from 'vitest';
import { parsePostText } from './post-text.ts';
import { readPostText } from './read-post-text.ts';

test('the thread reads as the parser does, texts side by side included', async () => {
  const texts = ['**bold**', '- salt\n- butter', '**bold**', '> said\n\n[here](/foods)'];
  const read = await Promise.all(texts.map(readPostText));
  expect(read).toEqual(texts.map(parsePostText));
  expect(await readPostText('**bold**')).toBe(await readPostText('**bold**'));
});

test('where too many wait, a text is given as it was typed', async () => {
  const read = await Promise.all(Array.from({ length: 300 }, (_, at) => readPostText(`*${at}*`)));
  const asTyped = read.filter(([block]) => block?.lines[0]?.[0]?.isItalic === false);
  expect(asTyped).toHaveLength(100);
  expect(asTyped.at(-1)).toMatchObject([{ lines: [[{ text: '*299*' }]] }]);
  expect(await readPostText('*299*')).toMatchObject([
    { lines: [[{ text: '299', isItalic: true }]] },
  ]);
});

test('a text that comes just before the thread would rest is read all the same', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await readPostText('*early*');
  vi.advanceTimersByTime(29_000);
  const late = readPostText('*late*');
  vi.advanceTimersByTime(2000);
  expect(await late).toMatchObject([{ lines: [[{ text: 'late', isItalic: true }]] }]);
});

test('a thread that nobody asked for half a minute ends, and the next text starts another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await readPostText('*before*');
  vi.advanceTimersByTime(30_000);
  expect(await readPostText('*after*')).toMatchObject([{ lines: [[{ isItalic: true }]] }]);
});
