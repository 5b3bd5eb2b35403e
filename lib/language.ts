/** The languages content is written in. The test locale shows English content. */
export const languages = ['en', 'es', 'sv'] as const;

export type Language = (typeof languages)[number];
export type PerLanguage<T> = Readonly<Record<Language, T>>;

export function perLanguage<T>(make: (language: Language) => T): PerLanguage<T> {
  return { en: make('en'), es: make('es'), sv: make('sv') };
}
