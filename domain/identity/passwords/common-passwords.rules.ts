import { commonPasswords } from './common-passwords.gen.ts';

/**
 * Common passwords in the languages of our members and about our subject; the worldwide list has
 * none of them.
 */
const localPasswords = `
  contraseña contrasena teamomucho hola123 holahola mariposa estrella princesa bonita cariño
  españa madrid realmadrid hermosa angelito alejandro fernando
  lösenord losenord hejhej hejsan sommar sverige blomma hemligt fotboll älskling mamma123 qwertz
  ketodiet lowcarb lowcarb1 ketoketo
`;

const known = new Set(`${commonPasswords} ${localPasswords}`.trim().split(/\s+/));

/** Whether attackers try it first. The list is long: it stays on the server. */
export function isCommonPassword(password: string): boolean {
  return known.has(password.normalize('NFC').toLowerCase());
}
