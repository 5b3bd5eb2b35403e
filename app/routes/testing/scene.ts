import { putSamples } from '../../../domain/doctors/samples.ts';
import { readKnownDocuments } from '../../../server/graphql/read-operations.ts';
import { startTestServer, type TestServer } from '../../../server/testing/test-server.ts';
import { meetPeople, type People } from './people.ts';

export interface Scene {
  server: TestServer;
  people: People;
}

/** A server that knows the app's own operations, as in production, and who comes to it. */
export async function openScene(): Promise<Scene> {
  const server = await startTestServer({ knownDocuments: await readKnownDocuments() });
  await putSamples(server.services);
  return { server, people: await meetPeople(server) };
}
