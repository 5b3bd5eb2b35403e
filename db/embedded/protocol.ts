export type RowMode = 'array' | 'object';

/** What the main thread asks of the worker that runs the embedded database. */
export type EmbeddedCall = { id: number } & (
  | { kind: 'query'; sql: string; params: unknown[]; rowMode: RowMode }
  | { kind: 'script'; sql: string }
  | { kind: 'listen'; channel: string }
  | { kind: 'close' }
);

export type EmbeddedAnswer = { id: number } & (
  | { ok: true; result: unknown }
  | { ok: false; error: Record<string, unknown> }
);

/** Told by NOTIFY; nobody asked for it. */
export interface EmbeddedNotification {
  id: null;
  channel: string;
  payload: string;
}
