/** Grocery barcodes: EAN-8, UPC-A, EAN-13 and GTIN-14. */
const lengths = [8, 12, 13, 14];

/** Without the spaces people type; null where the last digit does not check the others. */
export function readBarcode(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !lengths.includes(digits.length)) return null;
  return checkDigit(digits.slice(0, -1)) === Number(digits.at(-1)) ? digits : null;
}

/** GS1: from the right, every other digit counts three times. */
function checkDigit(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
