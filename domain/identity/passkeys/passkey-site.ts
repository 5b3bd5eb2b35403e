/** What a passkey belongs to: one made for another site never opens this one. */
export interface PasskeySite {
  readonly origin: string;
  readonly rpID: string;
}

/** EdDSA, ES256 and RS256: what every authenticator has one of. */
export const passkeyAlgorithms = [-8, -7, -257];

export function passkeySite(origin: string): PasskeySite {
  return { origin, rpID: new URL(origin).hostname };
}

/** What a browser answered, as text; null when it is no such answer. */
export function readBrowserAnswer<Answer>(text: string): Answer | null {
  try {
    const answer: unknown = JSON.parse(text);
    const isAnswer = typeof answer === 'object' && answer !== null && 'response' in answer;
    return isAnswer ? (answer as Answer) : null;
  } catch {
    return null;
  }
}

/** Loaded with the first passkey: a server where nobody uses one has its memory for other things. */
export function passkeyLibrary() {
  return import('@simplewebauthn/server');
}
