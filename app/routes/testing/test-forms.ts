import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../server/testing/test-server.ts';
import { sendForm } from './call-route.ts';
import { drawPage } from './draw-page.tsx';
import { importRoute, routeAt, routeFiles } from './find-route.ts';
import { fieldsWithOwn, namesOwn, withOwn, type FormCase, type Own } from './form-cases.ts';
import type { Who } from './people.ts';
import { openScene, type Scene } from './scene.ts';

interface Tested {
  /** The folder under app/routes. */
  area: string;
  cases: readonly FormCase[];
  /** What the member has, as it is before each case that names it. */
  own?: (scene: Scene) => Promise<Own>;
  /** Intents that are tested elsewhere, each with where. */
  elsewhere?: Record<string, string>;
}

const routesFolder = join(import.meta.dirname, '..');
/** Of who is not logged in (any more): asked to, or refused. */
const nobody = /^(401 |→ \/login\b|→ \/become-member\/account\b)/;

/**
 * Sends the forms of an area in their order, on one server. Each that somebody with an account sends
 * is sent before by a browser whose session is over; each that names something of the member's own,
 * by another member.
 */
export function testForms({ area, cases, own, elsewhere = {} }: Tested): void {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene();
  });
  afterAll(() => scene.server.close());

  test.each(cases)('$what ($who)', async (sent) => {
    const mine = own && namesOwn(sent) ? await own(scene) : {};
    const form = { path: withOwn(sent.path, mine), fields: fieldsWithOwn(sent.fields, mine) };
    for (const [who, decides] of decisionsFor(sent, mine)) {
      const client = scene.people[who];
      const answer = await sendForm({ client, ...form });
      expect(answer, who).toMatchObject({ decides: expect.stringMatching(decides) });
      if (who === sent.who) await expectShown({ client, ...answer, shown: sent.shown });
    }
  });

  test(`every intent of ${area} is sent`, async () => {
    const sent = new Set(cases.flatMap(({ fields }) => intentOf(fields)));
    const left = (await intentsOf(area)).filter((intent) => !sent.has(intent));
    expect(left.toSorted()).toEqual(Object.keys(elsewhere).toSorted());
  });

  test(`every action of ${area} is sent something`, async () => {
    const reached = new Set(cases.map(({ path }) => routeAt(path).file));
    const files = routeFiles.filter((file) => file.startsWith(`routes/${area}/`));
    const withAction = await Promise.all(
      files.map(async (file) => ((await importRoute(file)).action ? [file] : [])),
    );
    expect(withAction.flat().filter((file) => !reached.has(file))).toEqual([]);
  });
}

/** Looks at the page that a form leads to. */
async function expectShown(args: {
  client: TestClient;
  decides: string;
  shown: readonly RegExp[] | undefined;
}): Promise<void> {
  const { client, decides, shown = [] } = args;
  if (shown.length === 0) return;
  const page = await drawPage({ client, path: decides.replace('→ ', '') });
  // The page itself is too long to be told.
  expect(shown.filter((words) => !words.test(page))).toEqual([]);
}

/** Who sends a form, in this order, and what they get. */
function decisionsFor(sent: FormCase, own: Own): [Who, RegExp][] {
  const decides =
    typeof sent.decides === 'string'
      ? new RegExp(`^${RegExp.escape(withOwn(sent.decides, own))}$`)
      : sent.decides;
  // What the page itself refuses, it refuses whoever sends it.
  const isRefused = typeof sent.decides === 'string' && sent.decides.startsWith('400 ');
  const unknown = isRefused ? new RegExp(`${decides.source}|${nobody.source}`) : nobody;
  const before: [Who, RegExp][] = [
    ...(sent.who === 'visitor' ? [] : [['expired', unknown] as [Who, RegExp]]),
    // A visitor is known by what they send alone: whoever sends it comes in.
    ...(namesOwn(sent) && sent.who !== 'visitor' ? [['other', /^4\d\d /] as [Who, RegExp]] : []),
  ];
  return [...before, [sent.who, decides]];
}

function intentOf(fields: FormCase['fields']): string[] {
  const intent = typeof fields === 'string' ? undefined : fields['intent'];
  return typeof intent === 'string' ? [intent] : [];
}

/** Of the area's tables; a page with one form need not say which it is. */
async function intentsOf(area: string): Promise<string[]> {
  const files = globSync(`${area}/**/*-forms.ts`, { cwd: routesFolder });
  const tables = await Promise.all(
    files.map(async (file) => (await import(join(routesFolder, file))) as object),
  );
  const sets = tables.flatMap((table) => Object.values(table).filter(isSet));
  const intents = sets.map((set) => Object.keys(set)).filter(({ length }) => length > 1);
  return [...new Set(intents.flat())];
}

function isSet(value: unknown): value is object {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && Object.values(value).every((kind) => 'fields' in kind && 'failure' in kind);
}
