import { expect, test } from 'vitest';
import { Network } from './network.ts';

/** A network whose time and whose server the test is. */
function openNetwork({ isConnected = true, isLost = false } = {}) {
  const world = { isConnected, isAnswering: false, asked: 0 };
  const waiting: { callBack: () => void; ms: number }[] = [];
  const network = new Network(
    {
      isConnected: () => world.isConnected,
      ask: () => {
        world.asked += 1;
        return world.isAnswering ? Promise.resolve() : Promise.reject(new Error('lost'));
      },
      later: (callBack, ms) => waiting.push({ callBack, ms }),
    },
    isLost,
  );
  const pass = async () => {
    const next = waiting.shift();
    next?.callBack();
    await Promise.resolve().then(() => undefined);
    await Promise.resolve().then(() => undefined);
    return next?.ms;
  };
  return { network, world, pass, pending: () => waiting.length };
}

test('it is there until a request is lost, and again when the server answers', async () => {
  const { network, world, pass } = openNetwork();
  const heard: boolean[] = [];
  network.subscribe(() => heard.push(network.isThere()));
  expect(network.isThere()).toBe(true);

  network.lost();
  network.lost();
  expect(await pass()).toBe(2000);
  expect(await pass()).toBe(4000);
  world.isAnswering = true;
  expect(await pass()).toBe(8000);

  expect(heard).toEqual([false, true]);
  expect(await pass()).toBeUndefined();
});

test('it is asked for less and less often, and at once when the browser finds a network', async () => {
  const { network, world, pass } = openNetwork({ isLost: true });
  const pauses = [];
  for (let turn = 0; turn < 7; turn += 1) pauses.push(await pass());
  expect(pauses).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);

  world.isAnswering = true;
  network.changed();
  await expect.poll(() => network.isThere()).toBe(true);
  expect(world.asked).toBe(8);
});

test('however often it comes and goes, it is asked for in one row', async () => {
  const { network, pass, pending } = openNetwork();
  for (let turn = 0; turn < 5; turn += 1) {
    network.lost();
    network.changed();
    network.answered();
  }
  network.lost();
  expect(pending()).toBe(1);

  await pass();
  await expect.poll(pending).toBe(1);
});

test('without any network it is not there, whatever was answered before', () => {
  const { network, world } = openNetwork({ isConnected: false });
  network.answered();
  expect(network.isThere()).toBe(false);
  world.isConnected = true;
  network.changed();
  expect(network.isThere()).toBe(true);
});
