import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { preferredEncoding, type Encoding } from './preferred-encoding.ts';

const oneYear = 'public, max-age=31536000, immutable';
const oneHour = 'public, max-age=3600';
/** The service worker decides what else is kept: an old one must not linger. */
const neverKept = 'no-cache';

/** Browser files of the build: hashed names are kept for a year, the few others for an hour. */
export const staticFilesPlugin = fastifyPlugin(async function registerStaticFiles(
  app: FastifyInstance,
  { assetsFolder }: { assetsFolder: string },
) {
  const files = await listHashedFiles(join(assetsFolder, 'assets'));
  app.get('/assets/*', { helmet: false }, (request, reply) =>
    answerHashedFile({ request, reply, files }),
  );
  await app.register(fastifyStatic, {
    root: assetsFolder,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isWorker = path.startsWith(`${assetsFolder}/sw.js`);
      reply.header('cache-control', isWorker ? neverKept : oneHour);
    },
  });
});

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
const packedSuffixes = { br: '.br', gzip: '.gz' } as const;

/** A file with its hash in its name, as it was built and packed. */
interface HashedFile {
  type: string;
  encodings: ReadonlySet<Encoding>;
  /** From the disk when it is first asked for, then from memory. */
  read: (encoding: Encoding) => Promise<Buffer>;
}

async function listHashedFiles(folder: string): Promise<ReadonlyMap<string, HashedFile>> {
  const names = new Set(await readdir(folder));
  const files = [...names].filter((name) => extname(name) in types);
  return new Map(files.map((name) => [`/assets/${name}`, hashedFile({ folder, name, names })]));
}

interface Finding {
  folder: string;
  name: string;
  names: ReadonlySet<string>;
}

function hashedFile({ folder, name, names }: Finding): HashedFile {
  const known = new Map<Encoding, Promise<Buffer>>();
  const suffixes = Object.entries(packedSuffixes) as ['br' | 'gzip', string][];
  const packed = suffixes.filter(([, suffix]) => names.has(`${name}${suffix}`));
  return {
    type: types[extname(name)] ?? 'application/octet-stream',
    encodings: new Set(packed.map(([encoding]) => encoding)),
    read(encoding) {
      const suffix = encoding === 'identity' ? '' : packedSuffixes[encoding];
      const content = known.get(encoding) ?? readFile(join(folder, `${name}${suffix}`));
      known.set(encoding, content);
      return content;
    },
  };
}

interface Answering {
  request: FastifyRequest;
  reply: FastifyReply;
  files: ReadonlyMap<string, HashedFile>;
}

/** With few headers, since a page loads many files. */
async function answerHashedFile({ request, reply, files }: Answering): Promise<FastifyReply> {
  const file = files.get(request.url.replace(/\?.*$/, ''));
  if (file === undefined) return reply.code(404).header('cache-control', 'no-store').send();
  const accepted = preferredEncoding(request.headers['accept-encoding']);
  const encoding = file.encodings.has(accepted) ? accepted : 'identity';
  if (file.encodings.size > 0) reply.header('vary', 'accept-encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .removeHeader('x-request-id')
    .header('cache-control', oneYear)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(file.type)
    .send(await file.read(encoding));
}
