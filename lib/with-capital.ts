/** `Lunes` of `lunes`: as a heading or a sentence begins, in a language that may have its own capitals. */
export function withCapital(text: string, languageTag = 'en'): string {
  return text.charAt(0).toLocaleUpperCase(languageTag) + text.slice(1);
}
