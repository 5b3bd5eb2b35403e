import type { Operation } from '../../../../domain/shopping/operations/list-operation.ts';
import { mostOperations } from '../../../../domain/shopping/list/list-limits.rules.ts';
import { screenPath } from '../../../../i18n/paths.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import type { SyncShoppingListMutation } from '../operations.gen.ts';
import { operationInput } from './known-list.ts';

const timeoutMs = 15_000;
/** The server takes twice as much; an operation by itself always fits. */
const mostBytes = 60_000;

/** Logged out, no member any more, or no longer one of the people on the list. */
const refusals: ReadonlySet<number> = new Set([401, 403, 409]);

export type SyncAnswer = SyncShoppingListMutation['syncShoppingList'];

/** The server said no, for everything: the login, the membership or the place on the list has ended. */
export class SyncRefusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The list cannot be sent: ${status}`);
    this.status = status;
  }
}

/** Sends what fits into one request; rejects where nothing came back. */
export async function sendOperations(args: {
  locale: Locale;
  /** That the operations were made on. */
  listId: string;
  operations: readonly Operation[];
  since: number;
}): Promise<SyncAnswer> {
  const { locale, listId, operations, since } = args;
  const response = await fetch(screenPath('shoppingListSync', locale), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      listId,
      operations: operations.map(operationInput),
      since,
      keepsContent: true,
      keepsFacts: true,
    }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (refusals.has(response.status)) throw new SyncRefusal(response.status);
  if (!response.ok) throw new Error(`The list could not be sent: ${response.status}`);
  return response.json() as Promise<SyncAnswer>;
}

/** The first of them, as many as one request takes. */
export function firstThatFit(operations: readonly Operation[]): readonly Operation[] {
  const fitting: Operation[] = [];
  let bytes = 0;
  for (const operation of operations.slice(0, mostOperations)) {
    bytes += JSON.stringify(operation).length;
    if (fitting.length > 0 && bytes > mostBytes) break;
    fitting.push(operation);
  }
  return fitting;
}
