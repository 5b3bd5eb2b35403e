/** For the `ref` of a row of links: on a narrow screen the one for this page may lie beyond the edge. */
export function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current=page], [data-current]');
  if (!row || !current) return;
  const [around, place] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
  const toMiddle = place.left + place.width / 2 - (around.left + around.width / 2);
  row.scrollLeft += toMiddle;
}
