import { LRUCache } from 'lru-cache';
import type { PaperMaker } from '../../domain/pro/joining/papers.ts';
import { drawInThread } from './draw-in-thread.ts';
import { handoutSheet } from './handout-words.ts';
import { invitationSheet } from './paper-words.ts';
import type { Sheet } from './sheet.ts';

/** Each has some 20 kB. */
const keptInvitations = 64;

/** Draws invitations and keeps the last ones: a group prints the same one again and again. */
export function createPaperMaker(args: {
  brand: string;
  draw?: (sheet: Sheet) => Promise<Uint8Array>;
}): PaperMaker {
  const { brand, draw = drawInThread } = args;
  const kept = new LRUCache<string, Promise<Uint8Array>>({ max: keptInvitations });
  return {
    // Of one person, about their health: drawn for whoever asks, and kept nowhere.
    handout: (paper) => draw(handoutSheet({ paper, brand })),
    invitation(paper) {
      const sheet = invitationSheet({ paper, brand });
      const key = JSON.stringify(sheet);
      const known = kept.get(key);
      if (known !== undefined) return known;
      const drawing = draw(sheet);
      kept.set(key, drawing);
      // Whoever asks next may have more luck.
      drawing.catch(() => kept.delete(key));
      return drawing;
    },
  };
}
