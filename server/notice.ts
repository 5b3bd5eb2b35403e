import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Licences whose works may be shipped beside ours under Apache-2.0, given that they are named. */
const compatible = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts, shipped as they are.
  'OFL-1.1',
  'Unlicense',
  // Files of theirs that somebody changes stay under it; we change none.
  'MPL-2.0',
  // A library of its own that anybody can exchange: it is loaded when the server starts.
  'LGPL-3.0-or-later',
]);

/** Those that name their licence in their file alone. */
const namedInFile: Readonly<Record<string, string>> = {
  '@inlang/plugin-message-format': 'MIT',
  'png-js': 'MIT',
  'sqlite-wasm-kysely': 'MIT',
};

interface LockedPackage {
  dev?: boolean;
  devOptional?: boolean;
}

export interface ShippedPackage {
  name: string;
  version: string;
  licence: string | null;
  /** The text its authors want to be kept with it. */
  text: string;
}

/** Every package that is shipped with the product on this kind of machine. */
export async function listShippedPackages(root: string): Promise<ShippedPackage[]> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const folders = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path]) => path);
  const found = await Promise.all(folders.map((path) => readPackage(join(root, path))));
  return found
    .filter((shipped) => shipped !== null)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Null for what is for other kinds of machines and therefore not here. */
async function readPackage(folder: string): Promise<ShippedPackage | null> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  const { name, version, license } = JSON.parse(text) as {
    name: string;
    version: string;
    license?: string | { type?: string };
  };
  const declared = typeof license === 'string' ? license : license?.type;
  const licence = declared ?? namedInFile[name] ?? null;
  return { name, version, licence, text: await readLicenceText(folder) };
}

async function readLicenceText(folder: string): Promise<string> {
  const names = await readdir(folder);
  const wanted = names.filter((name) => /^(licen[cs]e|copying|notice)/i.test(name)).toSorted();
  const texts = await Promise.all(wanted.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.join('\n').trim();
}

/** The packages that may not be shipped with ours, or that nobody has looked at. */
export function listClashes(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter(({ licence }) => licence === null || !isCompatible(licence))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence ?? 'no licence named'}`);
}

/** `(MIT OR GPL-2.0)` may be taken as MIT. */
function isCompatible(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((name) => compatible.has(name)));
}

export function noticeOf(packages: readonly ShippedPackage[]): string {
  const entries = packages.map(({ name, version, licence, text }) =>
    [`${name} ${version}`, `Licence: ${licence ?? 'unknown'}`, text].filter(Boolean).join('\n\n'),
  );
  return [
    'Yolk is under the Apache License 2.0, see LICENSE. It is shipped with these works of others.',
    ...entries,
    '',
  ].join(`\n\n${'-'.repeat(80)}\n\n`);
}
