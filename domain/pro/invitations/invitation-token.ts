import { createHash, createHmac } from 'node:crypto';

/** 256 bits that nobody can guess; the database holds only their hash. */
export function invitationToken(args: { id: string; secret: string }): string {
  return createHmac('sha256', `pro-invitation:${args.secret}`).update(args.id).digest('base64url');
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
