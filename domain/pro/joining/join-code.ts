import { createHmac } from 'node:crypto';

/** Letters and digits that nobody mistakes for another: no I, L, O, U, 0 or 1. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 12;

/**
 * The code of a group's link. It follows from the link's id and our secret, so it can be printed
 * again and the database need not hold it.
 */
export function codeOfLink({ id, secret }: { id: string; secret: string }): string {
  const bytes = createHmac('sha256', `pro-join-code:${secret}`).update(id).digest();
  let number = BigInt(`0x${bytes.toString('hex')}`);
  let code = '';
  const base = BigInt(alphabet.length);
  while (code.length < codeLength) {
    code += alphabet[Number(number % base)] ?? '';
    number /= base;
  }
  return code;
}

/** `K7M2 QX9T HBWR`, as it is read aloud and typed. */
export function spacedCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}

/** What somebody typed or opened, as it was given out: codes may be typed in any way. */
export function readInvitation(typed: string): string {
  const text = typed.trim();
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return code.length === codeLength && [...code].every((letter) => alphabet.includes(letter))
    ? code
    : text;
}
