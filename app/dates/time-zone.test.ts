import { expect, test } from 'vitest';
import { readersMoment, timeZoneOf } from './time-zone.ts';

const asked = (cookie?: string) =>
  new Request('https://yolk.example/', { headers: cookie === undefined ? {} : { cookie } });

test.each([
  ['time_zone=Europe%2FStockholm', 'Europe/Stockholm'],
  ['a=b; time_zone=America%2FNew_York; c=d', 'America/New_York'],
  ['no_time_zone=Europe%2FStockholm', null],
  ['time_zone=Nowhere', null],
  ['time_zone=%E0%A4%A', null],
  ['', null],
])('the cookie %s tells of %s', (cookie, zone) => {
  expect(timeZoneOf(asked(cookie))).toBe(zone);
});

test('a reader whose zone is not known reads the clock of UTC', () => {
  const now = new Date('2026-11-28T23:30:00Z');
  const minute = 23 * 60 + 30;
  expect(readersMoment({ request: asked(), now })).toEqual({ day: '2026-11-28', minute });
  const request = asked('time_zone=Europe%2FStockholm');
  expect(readersMoment({ request, now })).toEqual({ day: '2026-11-29', minute: 30 });
});
