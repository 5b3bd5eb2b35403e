import { drawHandout } from './draw-handout.ts';
import { drawInvitation } from './draw-invitation.ts';
import type { Sheet } from './sheet.ts';

export function drawSheet(sheet: Sheet): Promise<Uint8Array> {
  switch (sheet.kind) {
    case 'invitation':
      return drawInvitation(sheet);
    case 'handout':
      return drawHandout(sheet);
  }
}
