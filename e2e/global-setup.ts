import { buildIfChanged } from '../server/build.ts';

/** Everything here runs against the built product. */
export default async function buildOnce(): Promise<void> {
  await buildIfChanged();
}
