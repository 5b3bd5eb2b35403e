/** First words that keep their capital in English: of places and people. */
const properNames: ReadonlySet<string> = new Set([
  'Aleppo',
  'Belgian',
  'Brussels',
  'Chinese',
  'Dijon',
  'French',
  'Greek',
  'Italian',
  'Japanese',
  'Kashmiri',
  'Mexican',
  'Monterey',
  'Oaxaca',
  'Sichuan',
  'Swiss',
  'Thai',
  'Tuscan',
  'Västerbotten',
  'Worcestershire',
]);

/** Behind an amount the name of a food is no beginning any more: `15 g butter`. */
export function nameInSentence(name: string): string {
  const [first = ''] = name.split(/[ -]/);
  const isAbbreviation = name.length > 1 && name[1] === name[1]?.toUpperCase();
  if (isAbbreviation || properNames.has(first)) return name;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Where what was done to it is not what is talked of: `shrimp` of "Shrimp, raw and peeled". */
export function nameAlone(name: string): string {
  const [alone = name] = name.split(', ');
  return nameInSentence(alone);
}
