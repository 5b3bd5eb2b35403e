/**
 * Makes of `Intl` that are kept: a new one costs forty times what it costs to use it. Kinds are few,
 * since locales and options come from the code; time zones are those there are.
 */
const mostKept = 1000;

function keeping<Options, Made>(make: (locale: string, options?: Options) => Made) {
  const kept = new Map<string, Made>();
  return function find(locale: string, options?: Options): Made {
    const key = options === undefined ? locale : `${locale} ${JSON.stringify(options)}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(locale, options);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, made);
    return made;
  };
}

export const numberFormat = keeping(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** Ranges are left out: Node and browsers write other spaces into them, and a page must not change. */
type DateFormat = Omit<Intl.DateTimeFormat, 'formatRange' | 'formatRangeToParts'>;

export const dateFormat = keeping(
  (locale, options?: Intl.DateTimeFormatOptions): DateFormat =>
    new Intl.DateTimeFormat(locale, options),
);

export const listFormat = keeping(
  (locale, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

/** @public Used by the compiled messages, see `i18n/compile-messages.ts`. */
export const pluralRules = keeping(
  (locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
);

export const collator = keeping((locale) => new Intl.Collator(locale));

export const regionNames = keeping(
  (locale, { fallback }: { fallback: 'code' | 'none' } = { fallback: 'code' }) =>
    new Intl.DisplayNames(locale, { type: 'region', fallback }),
);

export const languageNames = keeping(
  (locale) => new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' }),
);
