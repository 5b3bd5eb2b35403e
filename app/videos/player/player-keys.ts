/** What a key asks of the player. */
export type PlayerWish =
  | { kind: 'toggle' | 'captions' | 'fullscreen' }
  | { kind: 'by'; seconds: number }
  | { kind: 'chapter'; by: 1 | -1 }
  | { kind: 'share'; share: number };

const wishes: Readonly<Record<string, PlayerWish>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  c: { kind: 'captions' },
  f: { kind: 'fullscreen' },
  j: { kind: 'by', seconds: -10 },
  l: { kind: 'by', seconds: 10 },
  ArrowLeft: { kind: 'by', seconds: -5 },
  ArrowRight: { kind: 'by', seconds: 5 },
  n: { kind: 'chapter', by: 1 },
  p: { kind: 'chapter', by: -1 },
  Home: { kind: 'share', share: 0 },
  End: { kind: 'share', share: 1 },
};

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Null for keys that are the browser's, or nobody's. */
export function wishOfKey({ key, ctrlKey, metaKey, altKey }: Pressed): PlayerWish | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^\d$/.test(key)) return { kind: 'share', share: Number(key) / 10 };
  return wishes[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
