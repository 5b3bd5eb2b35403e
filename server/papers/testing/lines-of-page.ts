import { inflateSync } from 'node:zlib';

/** The operators that draw the page of a PDF of one page, line by line. */
export function linesOfPage(pdf: Uint8Array): string[] {
  const bytes = Buffer.from(pdf);
  const page = [...bytes.toString('latin1').matchAll(/stream\r?\n/g)]
    .map(({ index, 0: { length } }) => unpacked(bytes.subarray(index + length)))
    .find((text) => /^1 0 0 -1 0 [\d.]+ cm/.test(text));
  return (page ?? '').split('\n');
}

function unpacked(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
