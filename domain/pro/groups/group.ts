import type { MemberPeriod, Payer, PayerLanguage } from '../pro.rules.ts';

/** A clinic, an organiser, any group whose members somebody looks after. */
export interface ProGroup {
  readonly id: string;
  readonly title: string;
  readonly payer: Payer;
  readonly payerLanguage: PayerLanguage;
  readonly country: string | null;
  readonly taxResidence: string | null;
  readonly vatNumber: string | null;
  /** Of members who are added without one. */
  readonly period: MemberPeriod;
  readonly canPaySeats: boolean;
  readonly isSample: boolean;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
}
