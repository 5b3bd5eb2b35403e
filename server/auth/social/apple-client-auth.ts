import { importPKCS8, SignJWT } from 'jose';
import type { ClientAuth } from 'openid-client';

interface AppleKey {
  teamId: string;
  keyId: string;
  /** PKCS #8, PEM; line ends may be written `\n`, as environment variables have them. */
  privateKey: string;
  audience: string;
}

/** Apple knows clients by a token signed with their key, where others have a secret. */
export function appleClientAuth({ teamId, keyId, privateKey, audience }: AppleKey): ClientAuth {
  return async function authenticate(_server, client, body) {
    const key = await importPKCS8(privateKey.replaceAll('\\n', '\n'), 'ES256');
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(client.client_id)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key);
    body.set('client_id', client.client_id);
    body.set('client_secret', secret);
  };
}
