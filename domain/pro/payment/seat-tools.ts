import type { Database } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { CreateId } from '../../../lib/ids.ts';
import type { Services } from '../../../api/context.ts';
import type { SeatGateway } from './seat-gateway.ts';
import { seatTermsOf, type SeatTerms } from './seat-terms.rules.ts';
import type { VatRegister } from './vat-register.ts';

/** What paying for seats needs. */
export interface SeatTools {
  db: Database;
  clock: Clock;
  createId: CreateId;
  seats: SeatGateway | null;
  vatRegister: VatRegister | null;
  terms: SeatTerms;
  log: { warn(detail: object, message: string): void };
}

export function seatTools({
  db,
  clock,
  createId,
  seats,
  vatRegister,
  settings,
  log,
}: Pick<Services, 'db' | 'clock' | 'createId' | 'seats' | 'vatRegister' | 'settings'> & {
  log: SeatTools['log'];
}): SeatTools {
  return { db, clock, createId, seats, vatRegister, terms: seatTermsOf(settings), log };
}
