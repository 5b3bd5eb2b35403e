import { expect, test } from 'vitest';
import { PrefetchQueue } from './prefetch-queue.ts';

function turnOf(queue: PrefetchQueue, isReady: (path: string) => boolean = () => true) {
  const fetched: string[] = [];
  queue.takeTurn((path) => {
    if (isReady(path)) fetched.push(path);
    return isReady(path);
  });
  return fetched;
}

test('four pages have their turn at a time, and each once', () => {
  const queue = new PrefetchQueue();
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/1']) queue.enter(path);
  expect(turnOf(queue)).toEqual(['/1', '/2', '/3', '/4']);
  queue.enter('/2');
  expect(turnOf(queue)).toEqual(['/5']);
  expect(turnOf(queue)).toEqual([]);
});

test('a page whose link leaves the view loses its place until it is seen again', () => {
  const queue = new PrefetchQueue();
  queue.enter('/1');
  queue.enter('/2');
  queue.leave('/1');
  expect(turnOf(queue)).toEqual(['/2']);
  queue.enter('/1');
  expect(turnOf(queue)).toEqual(['/1']);
});

test('a page that cannot be fetched yet keeps its place and nobody else’s', () => {
  const queue = new PrefetchQueue();
  for (const path of ['/1', '/2', '/3', '/4', '/5']) queue.enter(path);
  expect(turnOf(queue, (path) => path !== '/1')).toEqual(['/2', '/3', '/4', '/5']);
  expect(turnOf(queue)).toEqual(['/1']);
});
