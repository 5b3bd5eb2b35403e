/** As a person is marked where their name has no room. */
export function letterOf(name: string): string {
  return ([...name.trim()][0] ?? '').toUpperCase();
}
