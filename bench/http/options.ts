/** `--only home`: what stands behind an option on the command line. */
export function optionOf(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at === -1 ? undefined : process.argv[at + 1];
}
