import { expect } from 'vitest';
import type { TestClient } from '../../../server/testing/test-server.ts';
import type { EditedKind } from '../content-kind.rules.ts';

interface EditedTexts {
  editor: TestClient;
  kind: EditedKind;
  id: string;
  texts: Record<string, string>;
}

/** What an editor writes into a thing and publishes at once, in all languages. */
export async function publishTexts(args: EditedTexts): Promise<void> {
  const { editor, kind, id } = args;
  const revision = await saveTexts(args);
  const done = await editor.graphql<{ publishContent: { problems: object[] } }>(
    'mutation ($input: PublishContentInput!) { publishContent(input: $input) { problems { code } } }',
    { input: { kind, id, revision } },
  );
  expect(done.data.publishContent.problems).toEqual([]);
}

/** What an editor writes into the draft of a thing; the revision that is waiting then. */
export async function saveTexts({ editor, kind, id, texts }: EditedTexts): Promise<string> {
  const { data } = await editor.graphql<{
    contentDraft: { fields: { name: string; value: string }[] };
  }>(
    'query ($kind: EditedKind!, $id: String!) { contentDraft(kind: $kind, id: $id) { fields { name value } } }',
    { kind, id },
  );
  const known = new Map(data.contentDraft.fields.map(({ name, value }) => [name, value]));
  const changes = Object.entries(texts).map(([field, value]) => {
    return { field, value, was: known.get(field) ?? '' };
  });
  const saved = await editor.graphql<{ saveContent: { draft: { revision: string } } }>(
    'mutation ($input: SaveContentInput!) { saveContent(input: $input) { draft { revision } } }',
    { input: { kind, id, changes, confirmed: [] } },
  );
  expect(saved.errors).toEqual([]);
  return saved.data.saveContent.draft.revision;
}
