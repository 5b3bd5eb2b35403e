import { withCapital } from '../../../../lib/with-capital.ts';
/**
 * What somebody reads of an id, which is the English title of a thing as an address has it:
 * `Beef stew` of `beef-stew`, `Keto guide` of `ketoGuide`.
 */
export function wordsOfId(id: string): string {
  const words = id
    .replaceAll('-', ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return withCapital(words);
}
