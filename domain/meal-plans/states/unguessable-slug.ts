import type { CreateId } from '../../../lib/ids.ts';

const slugLength = 20;

/** Once shared, a plan is open to whoever has its link; 20 hexadecimal digits are not found by trying. */
export function unguessableSlug(createId: CreateId): string {
  return createId().replaceAll('-', '').slice(-slugLength);
}
