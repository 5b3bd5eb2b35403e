import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { defineError } from '../../lib/errors.ts';
import { invalidInput } from '../../lib/problems.ts';

/** The longest path of ours has 5 segments, and a secret of 124 characters. */
const mostPathCharacters = 500;
const mostSegments = 10;
/** Providers of accounts come back with codes and names in their query. */
const mostUrlCharacters = 8000;
const mostParameters = 100;
/**
 * The browser asks for the routes behind the links of a page, each with the paths above it: a page
 * may show a hundred plans.
 */
const mostManifestPaths = 250;

/** NUL, control characters and halves of characters, as addresses write them. */
const controls = /%(?:[01][0-9a-f]|7f|c2%[89][0-9a-f]|ed%[ab][0-9a-f])/i;

const manifestPath = '/__manifest';

const addressTooLong = defineError({ code: 'input.too-large', status: 414, isReportable: false });

/**
 * Refuses addresses that no link of ours leads to by their size alone: matching them costs time for
 * every segment and every route.
 */
export const requestShapePlugin = fastifyPlugin(async function registerRequestShape(
  app: FastifyInstance,
) {
  app.addHook('onRequest', async ({ url }) => {
    if (!isSizeUsual(url)) throw addressTooLong();
    if (!areCharactersUsual(url)) throw invalidInput();
  });
});

export function areCharactersUsual(url: string): boolean {
  return !controls.test(url);
}

export function isSizeUsual(url: string): boolean {
  if (url.length > mostUrlCharacters) return false;
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (path.length > mostPathCharacters || countOf(path, '/') > mostSegments) return false;
  if (end === -1) return true;
  const query = url.slice(end + 1);
  if (countOf(query, '&') >= mostParameters) return false;
  return path !== manifestPath || areManifestPathsUsual(query);
}

function areManifestPathsUsual(query: string): boolean {
  const paths = (new URLSearchParams(query).get('paths') ?? '').split(',');
  return (
    paths.length <= mostManifestPaths && paths.every((path) => countOf(path, '/') <= mostSegments)
  );
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
