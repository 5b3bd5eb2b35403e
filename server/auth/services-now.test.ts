import { expect, test } from 'vitest';
import type { Services } from '../../api/context.ts';
import { servicesNow } from './services-now.ts';

test('requests share one state of the content, and the next ones see it change', () => {
  let content = { version: 'one' };
  const services = {
    db: {},
    get content() {
      return content;
    },
  } as unknown as Services;
  const first = servicesNow(services);
  expect(servicesNow(services)).toBe(first);
  content = { version: 'two' };
  expect(first.content.version).toBe('one');
  const second = servicesNow(services);
  expect(second.content.version).toBe('two');
  expect(second.db).toBe(first.db);
  expect(servicesNow(services)).toBe(second);
});
