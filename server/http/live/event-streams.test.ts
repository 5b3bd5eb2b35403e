import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EventStreams, eventText } from './event-streams.ts';
import { openAnswer } from '../testing/open-answer.ts';

test('who left before the answer began is not watched for', async () => {
  const streams = new EventStreams<string>({ channelOf: String, ownerOf: String });
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asking = get({ port, host: '127.0.0.1' });
  asking.on('error', () => undefined);
  const [, raw] = await once(server, 'request');
  asking.destroy();
  await once(raw, 'close');
  const reply = { raw, hijack: () => undefined } as never;
  const context = { cookies: { headers: () => [] } } as never;
  streams.open({ reply, context, watcher: 'maja', first: eventText('changed', 1) });
  expect(streams.watching()).toEqual([]);
  streams.close();
  server.close();
});

interface Watcher {
  list: string;
  person: string;
}

function watchedLists() {
  const streams = new EventStreams<Watcher>({
    channelOf: ({ list }) => list,
    ownerOf: ({ person }) => person,
  });
  onTestFinished(() => streams.close());
  const watch = (list: string, person = 'maja') => openAnswer(streams, { list, person });
  return { streams, watch };
}

test('everybody who watches a list is told of it, and nobody else', () => {
  const { streams, watch } = watchedLists();
  const [phone, laptop, other] = [watch('home'), watch('home', 'jon'), watch('cabin')];
  streams.tell('home', eventText('changed', 2));
  expect([phone.written, laptop.written, other.written]).toEqual([
    'event: changed\ndata: 2\n\n',
    'event: changed\ndata: 2\n\n',
    '',
  ]);
  phone.end();
  streams.tell('home', eventText('changed', 3));
  expect(phone.written).not.toContain('3');
  expect(streams.watching()).toHaveLength(2);
});

test('the answer is nobody else’s to keep, and renews the login of who watches', () => {
  const { head } = watchedLists().watch('home');
  expect(head).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
    'set-cookie': ['auth=new'],
  });
});

test('the twenty-fifth tab of one owner makes room by the oldest, other owners stay', () => {
  const { streams, watch } = watchedLists();
  const jons = watch('home', 'jon');
  const tabs = Array.from({ length: 24 }, () => watch('home'));
  expect(tabs.every(({ isOpen }) => isOpen)).toBe(true);
  const last = watch('cabin');
  expect(tabs.map(({ isOpen }) => isOpen).indexOf(true)).toBe(1);
  expect([last.isOpen, jons.isOpen]).toEqual([true, true]);
  expect(streams.watching()).toHaveLength(25);
});

test('who was taken off a list is told no more of it', () => {
  const { streams, watch } = watchedLists();
  const [mine, theirs] = [watch('home'), watch('home', 'jon')];
  streams.endWhere(({ person }) => person === 'jon');
  expect([mine.isOpen, theirs.isOpen]).toEqual([true, false]);
  streams.endAll();
  expect(mine.isOpen).toBe(false);
});

test('a browser that does not read is let go before it fills the memory', () => {
  const { streams, watch } = watchedLists();
  const slow = watch('home');
  slow.writableLength = 16 * 1024;
  streams.tell('home', 'a');
  expect([slow.isOpen, slow.written]).toEqual([true, 'a']);
  slow.writableLength += 1;
  streams.tell('home', 'b');
  expect([slow.isOpen, slow.written]).toEqual([false, 'a']);
});

test('an open answer beats, and after ten minutes its browser has to show its login again', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { watch } = watchedLists();
  const stream = watch('home');
  vi.advanceTimersByTime(25_000);
  expect([stream.isOpen, stream.written]).toEqual([true, ':\n\n']);
  vi.advanceTimersByTime(575_000);
  expect(stream.isOpen).toBe(true);
  vi.advanceTimersByTime(25_000);
  expect(stream.isOpen).toBe(false);
});

test('five thousand watch at once and no more, and nobody does of a server that stops', () => {
  const { streams, watch } = watchedLists();
  for (let person = 1; person < 5000; person += 1) watch('home', String(person));
  expect(() => streams.requireRoom()).not.toThrow();
  const last = watch('home', 'last');
  expect(() => streams.requireRoom()).toThrow('service.unavailable');
  last.end();
  expect(() => streams.requireRoom()).not.toThrow();
  streams.close();
  expect(streams.watching()).toEqual([]);
  expect(() => streams.requireRoom()).toThrow('service.unavailable');
});
