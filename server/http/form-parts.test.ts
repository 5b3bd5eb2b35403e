import { expect, test } from 'vitest';
import { checkParts } from './form-parts.ts';

const form = (parts: number, boundary = 'x') =>
  Buffer.from(
    `${`--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n`.repeat(parts)}--${boundary}--\r\n`,
  );

test('a form has at most two hundred parts, however its boundary is written', () => {
  const types = ['multipart/form-data; boundary=x', 'Multipart/Form-Data; boundary="x"'];
  for (const type of types) {
    expect(() => checkParts(type, form(200))).not.toThrow();
    expect(() => checkParts(type, form(201))).toThrow('input.too-large');
  }
  const other = 'multipart/form-data; charset=utf-8; boundary=----other';
  expect(() => checkParts(other, form(201, '----other'))).toThrow('input.too-large');
});

test('what is no multipart form is not counted', () => {
  expect(() => checkParts('text/plain', form(300))).not.toThrow();
  expect(() => checkParts('application/x-www-form-urlencoded', form(300))).not.toThrow();
});
