import { readSignedId, signId } from '../../lib/signed-id.ts';

const purpose = 'doctor-entry';

/** The secret part of the link by which an applicant sees, corrects and withdraws an entry. */
export function entryToken({ id, secret }: { id: string; secret: string }): string {
  return signId(id, { purpose, secret });
}

/** Null for a link that is none of ours. */
export function readEntryToken({ token, secret }: { token: string; secret: string }) {
  return readSignedId(token, { purpose, secret });
}
