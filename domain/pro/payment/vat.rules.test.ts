import { expect, test } from 'vitest';
import { readVatNumber } from './vat-number.ts';
import { decideVat } from './vat.rules.ts';

test.each([
  ['at home without a number', 'SE', null, null, 'SE', 'TAXED', 25],
  ['at home with a number', 'SE', null, 'SE556703748501', 'SE', 'TAXED', 25],
  ['a business elsewhere in the EU', 'DE', null, 'DE136695976', 'SE', 'REVERSE_CHARGE', 0],
  ['somebody elsewhere in the EU', 'DE', null, null, 'SE', 'TAXED', 19],
  ['taxed where it resides, not where it is', 'SE', 'FI', null, 'SE', 'TAXED', 25.5],
  ['at home by residence', 'DE', 'SE', null, 'SE', 'TAXED', 25],
  ['outside the EU', 'US', null, null, 'SE', 'OUTSIDE', 0],
  ['outside, where the operator owes tax', 'NO', null, null, 'SE', 'TAXED', 25],
  [
    'a business of the EU, and an operator outside',
    'SE',
    null,
    'SE556703748501',
    'US',
    'REVERSE_CHARGE',
    0,
  ],
  ['an operator who did not say where', 'ES', null, null, null, 'TAXED', 10],
] as const)(
  '%s',
  (_name, country, taxResidence, vatNumber, operatorCountry, treatment, percent) => {
    const facts = { country, taxResidence, vatNumber };
    const decision = decideVat({ facts, operatorCountry, percents: { NO: 25, ES: 10 } });
    expect(decision).toEqual({ treatment, percent, country: taxResidence ?? country });
  },
);

test.each([
  ['SE556703748501', 'SE', 'SE556703748501'],
  ['se 5567-0374 8501', 'SE', 'SE556703748501'],
  ['DE136695976', 'DE', 'DE136695976'],
  ['EL094259216', 'GR', 'EL094259216'],
  ['ATU12011204', 'AT', 'ATU12011204'],
])('%s of %s is a VAT number', (text, country, vatNumber) => {
  expect(readVatNumber({ text, country })).toEqual({ ok: true, vatNumber });
});

test.each([
  ['', 'SE', 'invalid'],
  ['556703748501', 'SE', 'invalid'],
  // The last digit of the check is wrong.
  ['DE136695975', 'DE', 'invalid'],
  ['DE136695976', 'SE', 'other-country'],
  // Not of the EU, however right.
  ['GB980780684', 'GB', 'invalid'],
  ['SE'.repeat(50_000), 'SE', 'invalid'],
])('%s of %s is refused', (text, country, reason) => {
  expect(readVatNumber({ text, country })).toEqual({ ok: false, reason });
});
