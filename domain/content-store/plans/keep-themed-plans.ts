import type { Database, Transaction } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import { success, type Result } from '../../../lib/result.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { ThemedPlanKeeper } from '../../meal-plans/themed/themed-plan-place.ts';
import type { ThemedPlan } from '../../meal-plans/themed/themed-plan.ts';
import {
  findItem,
  notePublication,
  putItem,
  putVersion,
  readVersions,
  type ContentVersion,
  type EditedItem,
} from '../content-store.store.ts';
import { isSameFields, mergeChanges, type Fields } from '../documents/document.rules.ts';
import { changeItem, type Changing } from '../drafts/drafting.ts';
import type { Catalogue } from '../kinds/catalogue.ts';
import { listsOfKind } from '../content-kind.rules.ts';
import { publishedFieldsOf } from '../published/published-fields.ts';
import { compilePlan } from './plan-file.ts';
import { fieldsOfPlan } from './plan-fields.ts';

interface Keeping {
  db: Database;
  clock: Clock;
  createId: CreateId;
  catalogue: () => Catalogue;
  refresh: () => Promise<void>;
}

const kind = 'MEAL_PLAN';
const mostVersions = 20;

/** Editors may change a themed plan where members read it: each change is a version that goes out. */
export function themedPlanKeeper(keeping: Keeping): ThemedPlanKeeper {
  const { db, catalogue } = keeping;
  return {
    find: async (key) => {
      const item = await findItem({ db, kind, id: key });
      if (item === null) return shippedPlan(catalogue(), key);
      return publishedPlan({ db, item, catalogue: catalogue() });
    },
    change: (args) => changePublished(keeping, args),
    listVersions: async (key) => {
      const versions = await readVersions({ db, kind, id: key });
      return versions
        .filter(({ version, publishedAt }) => publishedAt !== null || version === 1)
        .slice(0, mostVersions)
        .flatMap(({ version, fields }) => {
          const { plan } = compilePlan({ id: key, fields, content: catalogue().content });
          return plan === null ? [] : [{ ...plan, version }];
        });
    },
  };
}

function shippedPlan({ themedPlans }: Catalogue, key: string): ThemedPlan | null {
  return themedPlans.plans.find((plan) => plan.key === key) ?? null;
}

async function publishedPlan(args: {
  db: Database | Transaction;
  item: EditedItem;
  catalogue: Catalogue;
}): Promise<ThemedPlan | null> {
  const { item, catalogue } = args;
  const fields = await publishedFieldsOf(args);
  if (fields === null) return null;
  const { plan } = compilePlan({ id: item.id, fields, content: catalogue.content });
  if (plan === null) return shippedPlan(catalogue, item.id);
  return { ...plan, version: item.publishedVersion ?? 1 };
}

async function changePublished<Refusal>(
  { db, clock, createId, catalogue, refresh }: Keeping,
  args: {
    key: string;
    editedBy: string;
    change: (published: ThemedPlan) => Result<ThemedPlan, Refusal>;
  },
): Promise<Result<ThemedPlan, Refusal>> {
  const { key: id, editedBy } = args;
  const changing = { db, clock, createId, ...catalogue() };
  const changed = await changeItem({
    ...changing,
    key: { kind, id },
    change: async (tx, item): Promise<Result<ThemedPlan, Refusal>> => {
      const before = await publishedPlan({ db: tx, item, catalogue: changing });
      if (before === null) throw new Error(`The themed plan ${id} is published no more`);
      const made = args.change(before);
      if (!made.ok) return made;
      const version = item.version + 1;
      const [was, is] = [weekOf(before), weekOf(made.value)];
      if (isSameFields(was, is)) return success(before);
      await publishWeek({ ...changing, tx, item, editedBy, version, was, is });
      return success({ ...made.value, version });
    },
  });
  await refresh();
  return changed;
}

/** What a change in this place may touch: the days, and who eats. */
function weekOf(plan: ThemedPlan): Fields {
  const fields = Object.entries(fieldsOfPlan(plan));
  return Object.fromEntries(fields.filter(([field]) => isOfWeek(field)));
}

function isOfWeek(field: string): boolean {
  return /^(?:days$|day\.|servings$|children$)/.test(field);
}

interface PublishingWeek extends Changing {
  tx: Transaction;
  item: EditedItem;
  editedBy: string;
  version: number;
  was: Fields;
  is: Fields;
}

/** Goes out as a version of its own; a draft that waits gets the change, and waits on. */
async function publishWeek(args: PublishingWeek): Promise<void> {
  const { tx, item, editedBy, version, is, clock, createId } = args;
  const { id, newest } = item;
  const now = clock.now();
  const before = await publishedFieldsOf({ db: tx, item, catalogue: args });
  const others = Object.entries(before ?? {}).filter(([field]) => !isOfWeek(field));
  const publishedFields = { ...Object.fromEntries(others), ...is };
  const made: ContentVersion = {
    fields: publishedFields,
    basis: newest.basis,
    version,
    origin: 'CHANGED',
    restoredFrom: null,
    madeBy: editedBy,
    madeAt: now,
    changedAt: now,
    publishedAt: now,
    publishedBy: editedBy,
    note: null,
  };
  await putVersion({ tx, kind, id, version: made });
  const isWaiting = !isSameFields(newest.fields, before ?? {});
  const waiting = isWaiting ? withWeek(args) : null;
  if (waiting !== null) await putVersion({ tx, kind, id, version: waiting });
  const changed = { changedAt: now, changedBy: editedBy, archivedAt: null };
  await putItem({
    tx,
    kind,
    id,
    item: {
      ...changed,
      state: isWaiting ? item.state : 'PUBLISHED',
      version: waiting?.version ?? version,
      publishedVersion: version,
      publishedFields,
    },
  });
  await notePublication({ tx, kind, id });
  await writeAudit({
    tx,
    id: createId(),
    happenedAt: now,
    actor: { kind: 'EDITOR', userId: editedBy },
    action: 'CONTENT_PUBLISHED',
    subjectId: `${kind}:${id}`,
    details: { name: publishedFields['title.en'] ?? id },
  });
}

/** The draft with what changed in the week; where both changed a meal, the draft's stays. */
function withWeek({ item, version, was, is }: PublishingWeek): ContentVersion {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changes = names
    .map((field) => ({ field, was: was[field] ?? '', value: is[field] ?? '' }))
    .filter((change) => change.was !== change.value);
  const { newest } = item;
  const { document } = mergeChanges({ document: newest, changes, lists: listsOfKind[kind] });
  return { ...newest, ...document, version: version + 1, publishedAt: null, publishedBy: null };
}
