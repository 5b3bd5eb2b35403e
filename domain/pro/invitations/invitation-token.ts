import { secretToken } from '../../../lib/secret-token.ts';

export function invitationToken(args: { id: string; secret: string }): string {
  return secretToken({ purpose: 'pro-invitation', ...args });
}
