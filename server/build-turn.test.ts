import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { takeBuildTurn } from './build-turn.ts';

test('a second build waits for the first one', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const folder = await mkdtemp(join(tmpdir(), 'yolk-build-turn-'));
  const done: string[] = [];
  const endFirst = await takeBuildTurn(folder);
  const second = takeBuildTurn(folder).then((end) => {
    done.push('second');
    end();
  });
  await expect.poll(() => vi.mocked(console.log).mock.calls.length).toBe(1);
  done.push('first');
  endFirst();
  await second;
  expect(done).toEqual(['first', 'second']);
});
