import { createHash, createHmac } from 'node:crypto';

interface OfToken {
  /** What the token may be used for: one of another purpose is another token. */
  purpose: string;
  id: string;
  secret: string;
}

/** 256 bits that nobody can guess. They follow from the id, so that a link can be shown again. */
export function secretToken({ purpose, id, secret }: OfToken): string {
  return createHmac('sha256', `${purpose}:${secret}`).update(id).digest('base64url');
}

/** What the database holds of a token or key: who reads it can use none of them. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
