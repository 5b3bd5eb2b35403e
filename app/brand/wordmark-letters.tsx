import { wordmarkLetters } from '../../lib/wordmark.ts';

/** In the built product they lie in the file of all icons instead of in every page and script. */
export function WordmarkLetters() {
  return <path fill="currentColor" d={wordmarkLetters} />;
}
