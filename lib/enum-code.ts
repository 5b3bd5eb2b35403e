/** As the API writes a word of ours: `oils-sauces` is `OILS_SAUCES`. */
export function enumCode(value: string): string {
  return value.toUpperCase().replaceAll('-', '_');
}

/** The values of an enum of the API by their codes. */
export function enumValues<Value extends string>(
  values: readonly Value[],
): Record<string, { value: Value }> {
  return Object.fromEntries(values.map((value) => [enumCode(value), { value }]));
}
