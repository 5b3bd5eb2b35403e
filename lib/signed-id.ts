import { createHmac, timingSafeEqual } from 'node:crypto';

interface Signature {
  /** What the id may be used for: a signature for one thing opens no other. */
  purpose: string;
  secret: string;
}

/** An id that only we can have given out. Who reads our database learns the id, not this. */
export function signId(id: string, signature: Signature): string {
  return `${id}.${sign(id, signature)}`;
}

/** The id, or null when the text was not made by `signId` for this purpose. */
export function readSignedId(text: string, signature: Signature): string | null {
  const [, id = '', given = ''] = /^([\w-]{1,80})\.([\w-]{43})$/.exec(text) ?? [];
  if (id === '') return null;
  const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(sign(id, signature)));
  return isOurs ? id : null;
}

function sign(id: string, { purpose, secret }: Signature): string {
  return createHmac('sha256', `signed-id:${secret}`).update(`${purpose}:${id}`).digest('base64url');
}
