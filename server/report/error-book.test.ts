import { expect, test } from 'vitest';
import { ErrorBook } from './error-book.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour));

test('errors of the last day are told by kind with their count, the last first', () => {
  const book = new ErrorBook();
  const failed = { err: new Error('maja@example.com is taken'), code: 'internal' };
  book.note(50, [failed, 'request failed'], new Date(at(9).getTime() - 24 * 3600_000));
  book.note(50, [failed, 'request failed'], at(10));
  book.note(60, [{ err: new TypeError('x'), job: 'deliver-mails' }, 'job failed'], at(11));
  book.note(50, [failed, 'request failed'], at(12));
  book.note(50, ['no object'], at(8));
  book.note(40, [failed, 'a warning'], at(12));
  expect(book.list(at(12))).toEqual([
    { what: 'request failed: internal', count: 2, lastAt: at(12) },
    { what: 'job failed: deliver-mails', count: 1, lastAt: at(11) },
    { what: 'no object', count: 1, lastAt: at(8) },
  ]);
  expect(JSON.stringify(book.list(at(12)))).not.toContain('maja');
});

test('a server that fails all the time keeps a bounded number of them', () => {
  const book = new ErrorBook();
  for (let index = 0; index < 3000; index += 1) {
    book.note(50, [{}, `kind ${index}`], at(12));
  }
  expect(book.list(at(12))).toHaveLength(10);
});
