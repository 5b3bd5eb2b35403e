import type { EditedKind } from '../../../../../domain/content-store/content-kind.rules.ts';
import type { Change } from './draft-changes.ts';

/** Whose words they are, and of what: a program may have the name of a recipe. */
export interface KeptOf {
  /** Whoever logs in next on this device sees only their own. */
  readonly userId: string;
  readonly kind: EditedKind;
  readonly id: string;
}

const keyOf = ({ userId, kind, id }: KeptOf) => `draft ${userId} ${kind} ${id}`;

/** What was typed and never reached the server. Nothing where the browser keeps nothing. */
export function readKeptChanges(of: KeptOf): readonly Change[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(of)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isChange) : [];
  } catch {
    return [];
  }
}

/** A browser that is full or forbidden to keep things does without: the server has the rest. */
export function keepChanges(of: KeptOf, changes: string): void {
  try {
    if (changes === '[]') localStorage.removeItem(keyOf(of));
    else localStorage.setItem(keyOf(of), changes);
  } catch {
    // The save that follows does not need it.
  }
}

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false;
  return ['field', 'was', 'value'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  );
}
