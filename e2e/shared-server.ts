import type { TestProject } from 'vitest/node';
import { buildIfChanged } from '../server/build-if-changed.ts';
import { startServer } from './running-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that all files of a project share, with the settings it has by default. */
    server: { url: string; dataFolder: string };
  }
}

/** Builds the product and starts it once; members of one file are strangers to the next. */
export default async function startOnce(project: TestProject): Promise<() => Promise<void>> {
  await buildIfChanged();
  const server = await startServer();
  project.provide('server', { url: server.url, dataFolder: server.dataFolder });
  return async () => {
    await server.stop();
  };
}
