import { data, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { withHelpWhereNothingIs } from './helped-loaders.ts';

const missing = data({ code: 'video.not-found', message: '' }, { status: 404 });
const page = () => null;

function loaderOf(module: object): (args: object) => Promise<unknown> {
  const withNotFoundHelp = async (thrown: unknown) => ({ helped: thrown });
  const build = {
    entry: { module: { withNotFoundHelp } },
    routes: { route: { id: 'route', path: '/', module } },
  } as unknown as ServerBuild;
  const loader = withHelpWhereNothingIs(build).route?.module.loader as (
    args: object,
  ) => Promise<unknown>;
  return (args) => loader(args);
}

const asked = { context: new RouterContextProvider(), request: new Request('https://yolk.test/') };

test('what a page throws gets the help of the page for it', async () => {
  const loader = async () => {
    throw missing;
  };
  await expect(loaderOf({ default: page, loader })(asked)).rejects.toEqual({ helped: missing });
  await expect(loaderOf({ loader })(asked)).rejects.toBe(missing);
});

test('what a page loads stays as it is', async () => {
  const loaded = { title: 'Eggs' };
  const loader = async () => loaded;
  expect(await loaderOf({ default: page, loader })(asked)).toBe(loaded);
});
