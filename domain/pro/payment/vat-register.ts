export type RegisterAnswer = 'known' | 'unknown' | 'no-answer';

/** The official register of VAT numbers. That it does not answer says nothing about a number. */
export interface VatRegister {
  ask(number: { vatNumber: string }): Promise<RegisterAnswer>;
}
