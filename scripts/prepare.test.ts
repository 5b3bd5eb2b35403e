import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('what another checkout installed is not touched through a link to it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'yolk-prepare-'));
  const [others, checkout] = [join(folder, 'others'), join(folder, 'checkout')];
  mkdirSync(join(others, 'vitest'), { recursive: true });
  mkdirSync(join(checkout, 'scripts'), { recursive: true });
  cpSync(join(import.meta.dirname, 'prepare.mjs'), join(checkout, 'scripts', 'prepare.mjs'));
  writeFileSync(join(checkout, 'package.json'), '{ "name": "checkout", "version": "1.0.0" }');
  writeFileSync(
    join(checkout, 'package-lock.json'),
    '{ "name": "checkout", "version": "1.0.0", "lockfileVersion": 3, "packages": {} }',
  );
  symlinkSync(others, join(checkout, 'node_modules'));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/prepare.mjs'], {
    cwd: checkout,
    encoding: 'utf8',
  });
  expect(stderr).toContain('node_modules is a link');
  expect(status).toBe(1);
  expect(existsSync(join(others, 'vitest'))).toBe(true);
});
