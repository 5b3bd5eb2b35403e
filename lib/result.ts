/** An expected refusal is a value with a named reason. */
export type Result<Value, Refusal> =
  | Readonly<{ ok: true; value: Value }>
  | Readonly<{ ok: false; reason: Refusal }>;

export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refusal<Refusal>(reason: Refusal): { ok: false; reason: Refusal } {
  return { ok: false, reason };
}
