import { createStored } from '../offline/stored.ts';

/** How somebody watches, and how far: kept on this device alone. */
export interface Viewing {
  hasCaptions: boolean;
  rate: number;
  /** Seconds by video; what was seen to its end begins anew and is at 0. */
  positions: Readonly<Record<string, number>>;
}

export const rates = [0.75, 1, 1.25, 1.5, 2] as const;

const mostPositions = 200;

export const storedViewing = createStored<Viewing>({
  name: 'viewing',
  empty: { hasCaptions: true, rate: 1, positions: {} },
  parse: readViewing,
});

/** Of somebody who stops watching; the last seconds count as the end. */
export function keepPosition({
  id,
  seconds,
  length,
}: {
  id: string;
  seconds: number;
  length: number;
}): void {
  const position = seconds > length - 1.5 ? 0 : Math.floor(seconds * 10) / 10;
  storedViewing.write((viewing) => {
    const others = Object.entries(viewing.positions).filter(([other]) => other !== id);
    const kept = [...others.slice(-mostPositions + 1), [id, position] as const];
    return { ...viewing, positions: Object.fromEntries(kept) };
  });
}

function readViewing(json: unknown): Viewing | null {
  if (typeof json !== 'object' || json === null) return null;
  const { hasCaptions, rate, positions } = json as Partial<Viewing>;
  if (typeof hasCaptions !== 'boolean' || typeof positions !== 'object') return null;
  const known = Object.entries(positions ?? {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] >= 0,
  );
  const isRate = rates.some((each) => each === rate);
  return { hasCaptions, rate: isRate ? Number(rate) : 1, positions: Object.fromEntries(known) };
}
