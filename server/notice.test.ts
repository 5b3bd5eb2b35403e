import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listClashes, listShippedPackages, noticeOf, type ShippedPackage } from './notice.ts';

const named = (licence: string | null): ShippedPackage => ({
  name: 'a-package',
  version: '1.0.0',
  licence,
  text: 'Copyright somebody',
});

test.each(['MIT', '(GPL-2.0 OR MIT)', 'MIT AND ISC', 'OFL-1.1'])('%s goes with ours', (licence) => {
  expect(listClashes([named(licence)])).toEqual([]);
});

test.each(['GPL-3.0', 'AGPL-3.0-only', 'SSPL-1.0', 'MIT AND GPL-2.0', 'UNLICENSED', null])(
  '%s does not, or nobody knows',
  (licence) => {
    expect(listClashes([named(licence)])).toEqual([
      `a-package 1.0.0: ${licence ?? 'no licence named'}`,
    ]);
  },
);

test('every package that is shipped goes with ours and is named with its licence', async () => {
  const packages = await listShippedPackages(join(import.meta.dirname, '..'));
  expect(packages.length).toBeGreaterThan(100);
  expect(listClashes(packages)).toEqual([]);
  const notice = noticeOf(packages);
  for (const { name, version, text } of packages) {
    expect(notice).toContain(`${name} ${version}`);
    expect(notice).toContain(text);
  }
  expect(notice).toContain('Figtree');
});

test('what is shipped is in order, without ourselves and without what only develops it', async () => {
  const names = (await listShippedPackages(join(import.meta.dirname, '..'))).map(
    ({ name }) => name,
  );
  expect(names).toEqual(names.toSorted());
  expect(names).toContain('react-router');
  expect(names).not.toContain('vitest');
  expect(names).not.toContain('@types/pg');
  expect(names).not.toContain('yolk');
});
