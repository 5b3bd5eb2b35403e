import { deflateRawSync } from 'node:zlib';
import { screenPath } from '../../i18n/paths.ts';
import type { Attack, Who } from './attack.ts';

const bytes = [100_000, 1_000_000, 2_900_000];
const boundary = 'x';
/** Times as much as the size of an attack. */
const unpacked = 100;
const bombs = new Map<number, Uint8Array>();

interface Upload {
  name: string;
  path: string;
  as: Who;
  sizes?: readonly number[];
  fields: Readonly<Record<string, string>>;
  file: { field: string; name: string; type: string; content: (size: number) => Uint8Array };
}

function upload({ name, path, as, sizes = bytes, fields, file }: Upload): Attack {
  return {
    name: `${name}, by ${as}`,
    sizes,
    request: (size) => ({
      method: 'POST',
      path,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: Buffer.concat([
        ...Object.entries(fields).map(([field, value]) => partOf(`name="${field}"`, value)),
        partOf(`name="${file.field}"; filename="${file.name}"`, file.content(size), file.type),
        Buffer.from(`--${boundary}--\r\n`),
      ]),
      as,
    }),
  };
}

function partOf(disposition: string, content: string | Uint8Array, type?: string): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}

function filled(text: string): (size: number) => Uint8Array {
  return (size) => Buffer.from(text.repeat(Math.ceil(size / text.length)).slice(0, size));
}

const photo = { name: 'a.jpg', type: 'image/jpeg' };

export const uploads: readonly Attack[] = [...photos(), ...imports(), ...manyParts()];

function photos(): Attack[] {
  const noise = (size: number) => Buffer.from({ length: size }).map((_, at) => (at * 7919) % 251);
  const ofRecipe = screenPath('adminRecipePhoto', 'en', {
    id: 'beef-and-broccoli-stir-fry',
    photo: 'new',
  });
  return (['visitor', 'member', 'staff'] as const).flatMap((as) => [
    upload({
      name: 'a picture of a post that is none',
      path: screenPath('communityNew', 'en'),
      as,
      fields: {
        intent: 'start',
        area: 'COOKING',
        title: 'A long enough title',
        text: 'a',
        alt: 'a',
      },
      file: { field: 'picture', ...photo, content: noise },
    }),
    upload({
      name: 'a photo of a dish that is none',
      path: ofRecipe,
      as,
      fields: { intent: 'add-photo' },
      file: { field: 'photo', ...photo, content: noise },
    }),
    upload({
      name: 'a photo of very many pixels',
      path: ofRecipe,
      as,
      sizes: [1000, 10_000, 30_000],
      fields: { intent: 'add-photo' },
      file: { field: 'photo', name: 'a.svg', type: 'image/svg+xml', content: vast },
    }),
  ]);
}

function vast(size: number): Uint8Array {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="red"/></svg>`,
  );
}

function imports(): Attack[] {
  const file = (name: string, fileName: string, content: (size: number) => Uint8Array, as: Who) =>
    upload({
      name,
      path: screenPath('adminImport', 'en'),
      as,
      fields: { intent: 'import-file' },
      file: { field: 'file', name: fileName, type: 'application/octet-stream', content },
    });
  return (['visitor', 'staff'] as const).flatMap((as) => [
    file('an archive that unpacks to very much', 'a.zip', bomb, as),
    file('a packed recipe that unpacks to very much', 'a.paprikarecipe', packed, as),
    file('deep JSON', 'a.json', filled('['), as),
    file(
      'a JSON list of nothing',
      'a.json',
      (size) => Buffer.from(`[${'{},'.repeat(size / 3)}{}]`),
      as,
    ),
    file('a page of open scripts', 'a.html', filled('<script type="application/ld+json">'), as),
    file('a page of open tags', 'a.html', filled('<a '), as),
    file('a recipe of braces', 'a.cook', filled('@a{'), as),
    file('a recipe of signs', 'a.cook', filled('@ # ~ '), as),
    file('a recipe of facts', 'a.cook', (size) => filled('>> \n')(Math.min(size, 40_000)), as),
    file('a recipe of braces that is read', 'a.cook', () => filled('{a@')(3000), as),
    file('a recipe of very many ingredients', 'a.json', manyIngredients, as),
    file('a recipe of very many lines', 'a.cook', filled('@salt{1%g}\n\n'), as),
  ]);
}

function manyIngredients(size: number): Uint8Array {
  const line = '2 eggs, beaten (or not), 3 onions';
  const lines = Array.from({ length: Math.ceil(size / line.length) }, () => line);
  const recipe = { '@type': 'Recipe', name: 'Eggs', recipeInstructions: ['Boil.'] };
  return Buffer.from(JSON.stringify({ ...recipe, recipeIngredient: lines }));
}

/** Zeros without an end, a thousand times smaller than they are. */
function packed(size: number): Uint8Array {
  const known = bombs.get(size) ?? deflateRawSync(Buffer.alloc(size * unpacked));
  bombs.set(size, known);
  return known;
}

/** One file in a ZIP, its sizes as they are. */
function bomb(size: number): Uint8Array {
  const content = packed(size);
  const name = Buffer.from('a.json');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04_03_4b_50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(content.length, 18);
  local.writeUInt32LE(size * unpacked, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02_01_4b_50, 0);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  local.copy(central, 10, 8, 28);
  central.writeUInt16LE(name.length, 28);
  const begin = local.length + name.length + content.length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(begin, 16);
  return Buffer.concat([local, name, content, central, name, end]);
}

function manyParts(): Attack[] {
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n`;
  return (['visitor', 'member'] as const).map((as) => ({
    name: `an upload in very many parts, by ${as}`,
    sizes: bytes,
    request: (size) => ({
      method: 'POST',
      path: screenPath('communityNew', 'en'),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: `${part.repeat(size / part.length)}--${boundary}--\r\n`,
      as,
    }),
  }));
}
