import type { RelaxationFieldsFragment } from '../../onboarding/operations.gen.ts';
import { WidenPreferences } from '../../onboarding/widen-preferences.tsx';

/** What would have to give way; nothing where a week is possible. */
export function WaysOut({
  relaxations,
}: {
  relaxations: readonly RelaxationFieldsFragment[] | null;
}) {
  return relaxations && <WidenPreferences relaxations={relaxations} />;
}
