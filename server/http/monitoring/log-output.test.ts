import { expect, onTestFinished, test, vi } from 'vitest';
import { LogOutput } from './log-output.ts';

const info = (word: string) => `{"level":30,"msg":"${word}"}\n`;
const failure = '{"level":50,"msg":"failed"}\n';

function ownOutput() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const written: string[] = [];
  return { written, output: new LogOutput((text) => written.push(text)) };
}

test('everyday lines are written together, a moment later', () => {
  const { written, output } = ownOutput();
  output.write(info('a'));
  output.write(info('b'));
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(written).toEqual([info('a') + info('b')]);
  output.write(info('c'));
  vi.advanceTimersByTime(100);
  expect(written).toHaveLength(2);
});

test('a failure is written at once, after what came before it', () => {
  const { written, output } = ownOutput();
  output.write(info('a'));
  output.write(failure);
  expect(written).toEqual([info('a') + failure]);
  vi.advanceTimersByTime(1000);
  expect(written).toHaveLength(1);
});

test('many lines at once do not pile up', () => {
  const { written, output } = ownOutput();
  for (let line = 0; line < 5000; line++) output.write(info('a line among very many'));
  expect(written.length).toBeGreaterThan(1);
});

test('what waits is written at the end', () => {
  const { written, output } = ownOutput();
  output.write(info('a'));
  output.flush();
  output.flush();
  expect(written).toEqual([info('a')]);
});
