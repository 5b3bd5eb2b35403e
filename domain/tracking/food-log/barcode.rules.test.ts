import { expect, test } from 'vitest';
import { readBarcode } from './barcode.rules.ts';

test.each([
  ['4006381333931', '4006381333931'],
  ['4006381 333931', '4006381333931'],
  ['0-36000-29145-2', '036000291452'],
  ['73513537', '73513537'],
  ['10614141000415', '10614141000415'],
])('%j is the barcode %s', (text, barcode) => {
  expect(readBarcode(text)).toBe(barcode);
});

// The last three have the right check digit, and a wrong length or a letter.
test.each([
  '',
  '4006381333932',
  '12345',
  '400638133393a',
  '123456789',
  '000000000',
  'a0000000',
  '0000000a',
])('%j is no barcode', (text) => {
  expect(readBarcode(text)).toBeNull();
});
