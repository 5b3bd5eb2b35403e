/** A line of a table, with quotes where a cell needs them. */
export function csvLine(cells: readonly string[]): string {
  return cells
    .map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',');
}
