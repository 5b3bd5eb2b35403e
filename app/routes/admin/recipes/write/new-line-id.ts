/** Of a line that an editor adds: two editors do not choose the same. */
export function newLineId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 10);
}
