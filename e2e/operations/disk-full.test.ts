/* oxlint-disable vitest/expect-expect, vitest/no-disabled-tests -- where no small disk can be mounted there is nothing to see */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { screenPath } from '../../i18n/paths.ts';
import { startServer } from '../running-server.ts';
import { RefusedError, signUpMember } from './api-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'yolk-small-disk-'));
const isPossible = mountSmallDisk();

function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

afterAll(() => {
  // Also when a server that failed the test still has it open.
  if (isPossible) execFileSync('umount', ['-l', folder]);
});

test.runIf(isPossible)(
  'with a full disk writes are refused with a code, and all is well when there is room',
  async () => {
    const server = await startServer({ dataFolder: folder });
    onTestFinished(async () => void (await server.stop()));
    const ready = async () => (await fetch(`${server.url}/readyz`)).status;
    await signUpMember(server.url, 'before@example.com');
    const filler = join(folder, 'filler');
    try {
      writeFileSync(filler, Buffer.alloc(200 * 1024 * 1024));
    } catch {
      // It is full now.
    }
    let refusal: unknown = null;
    for (let turn = 0; turn < 200 && refusal === null; turn += 1) {
      refusal = await signUpMember(server.url, `full-${turn}@example.com`).then(
        () => null,
        (error: unknown) => error,
      );
    }
    expect(refusal).toBeInstanceOf(RefusedError);
    expect((refusal as Error).message).toContain('service.storage-full');
    expect(await ready()).toBe(503);
    expect((await fetch(`${server.url}${screenPath('recipes', 'en')}`)).status).toBe(200);
    await rm(filler);
    expect(await ready()).toBe(200);
    await signUpMember(server.url, 'after@example.com');
  },
);
