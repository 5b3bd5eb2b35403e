import { buildIfChanged } from '../server/build-if-changed.ts';

/** Everything here runs against the built product. */
export default async function buildOnce(): Promise<void> {
  await buildIfChanged();
}
