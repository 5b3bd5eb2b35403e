import { reservedNames } from '../../../i18n/reserved-names.ts';
import type { EditedKind } from '../content-kind.rules.ts';
import { kinds } from './kinds.ts';

const reserved = new Map<EditedKind, ReadonlySet<string>>();

/** Whether another screen stands where a thing of the kind would be edited or read under this name. */
export function isReservedName({ kind, name }: { kind: EditedKind; name: string }): boolean {
  const names =
    reserved.get(kind) ?? new Set(kinds[kind].screens.flatMap((at) => [...reservedNames(at)]));
  reserved.set(kind, names);
  return names.has(name);
}
