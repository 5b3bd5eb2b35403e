/** Null for what is no JSON: whoever reads on refuses that too. */
export function jsonOfBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
