/**
 * Marks what is read of a page once, since nothing can change it any more: no script runs, or what
 * changes it has been waited for. Everything else is polled; a rule of the linter holds that.
 */
export function unchanging<T>(read: T): T {
  return read;
}
