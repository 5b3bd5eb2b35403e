import { expect, test } from 'vitest';
import { Admission, OverloadedError } from './admission.ts';
import type { Priority } from './priority.ts';

/** Of a page, which could not get a turn at all. */
const starvedMs = 700;

/** An event loop by hand. Each request takes this long of its turn; with none, it goes on elsewhere. */
function loop(
  work: number | (() => number),
  { mostInProgress = 100_000, isBehind = (): boolean => false } = {},
) {
  let time = 0;
  const workOf = typeof work === 'number' ? () => work : work;
  const turns: (() => void)[] = [];
  const begun: { name: string; waitedMs: number }[] = [];
  const shed: { name: string; waitedMs: number }[] = [];
  const admission = new Admission({
    now: () => time,
    nextTurn: (callback) => turns.push(callback),
    later: (callback) => turns.push(callback),
    mostInProgress,
    isBehind,
  });
  const settle = async () => {
    for (let count = 0; count < 20; count += 1) await Promise.resolve();
  };
  async function turn() {
    time += 0.1;
    for (const callback of turns.splice(0)) callback();
    await settle();
  }
  return {
    admission,
    begun,
    shed,
    async ask(priority: Priority, name = priority as string) {
      const askedAt = time;
      void admission.enter(priority).then(
        () => {
          begun.push({ name, waitedMs: time - askedAt });
          const workMs = workOf();
          time += workMs;
          if (workMs > 0) admission.leave();
        },
        (error: unknown) => {
          expect(error).toBeInstanceOf(OverloadedError);
          shed.push({ name, waitedMs: time - askedAt });
        },
      );
      await settle();
    },
    turn,
    turnsAsked: () => turns.length,
    /** Time in which no turn ends. */
    pass(ms: number) {
      time += ms;
    },
    async turnsUntilIdle() {
      for (let count = 0; count < 200; count += 1) await turn();
    },
  };
}

test('while there is little to do nobody waits', async () => {
  const { ask, turn, begun } = loop(5);
  for (let count = 0; count < 50; count += 1) {
    await ask('page');
    await turn();
  }
  expect(begun).toHaveLength(50);
  expect(begun.every(({ waitedMs }) => waitedMs === 0)).toBe(true);
});

test('of those who wait, changes of members go before members, pages, pictures and bots', async () => {
  const { ask, turnsUntilIdle, begun } = loop(20);
  await ask('page', 'first');
  for (const priority of ['bot', 'picture', 'page', 'member', 'change'] as const)
    await ask(priority);
  await turnsUntilIdle();
  const names = begun.map(({ name }) => name);
  expect(names).toEqual(['first', 'change', 'member', 'page', 'picture', 'bot']);
});

test('under twice the load what is over is turned away at once, and the rest waits no long', async () => {
  const { ask, turn, begun, shed } = loop(10);
  // A hundred a second can be done, and two hundred come.
  for (let count = 0; count < 2000; count += 1) {
    await ask('page');
    await ask('page');
    await turn();
  }
  const share = begun.length / (begun.length + shed.length);
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
  const waits = begun.map(({ waitedMs }) => waitedMs).toSorted((left, right) => left - right);
  expect(waits[Math.floor(waits.length * 0.99)]).toBeLessThan(600);
  const atOnce = shed.filter(({ waitedMs }) => waitedMs === 0);
  expect(atOnce.length / shed.length).toBeGreaterThan(0.98);
});

test('members are served as ever while a flood of visitors is turned away', async () => {
  const { ask, turn, begun, shed } = loop(10);
  for (let count = 0; count < 1500; count += 1) {
    for (let flood = 0; flood < 5; flood += 1) await ask('page', 'visitor');
    if (count % 10 === 0) await ask('change', 'member');
    await turn();
  }
  const members = begun.filter(({ name }) => name === 'member');
  expect(shed.filter(({ name }) => name === 'member')).toEqual([]);
  expect(members).toHaveLength(150);
  expect(Math.max(...members.map(({ waitedMs }) => waitedMs))).toBeLessThan(100);
});

test('who is turned away for somebody more urgent has not waited for long', async () => {
  let workMs = 3;
  const { ask, turn, shed } = loop(() => workMs);
  const flood = async (turns: number) => {
    for (let count = 0; count < turns; count += 1) {
      for (let pages = 0; pages < 4; pages += 1) await ask('page');
      if (count % 10 === 0) await ask('change');
      await turn();
    }
  };
  await flood(300);
  // All takes longer than it was guessed, so more wait than can be answered in time.
  workMs = 6;
  shed.length = 0;
  await flood(100);
  const early = shed.filter(({ waitedMs }) => waitedMs > 0 && waitedMs < starvedMs);
  expect(early.length).toBeGreaterThan(0);
  expect(Math.max(...early.map(({ waitedMs }) => waitedMs))).toBeLessThanOrEqual(60);
});

test('when the work becomes slower, those who came just now are turned away, and not later', async () => {
  let workMs = 4;
  const { ask, turn, shed } = loop(() => workMs);
  const flood = async (turns: number) => {
    for (let count = 0; count < turns; count += 1) {
      for (let asked = 0; asked < 4; asked += 1) await ask('page');
      await turn();
    }
  };
  await flood(600);
  shed.length = 0;
  workMs = 6;
  await flood(200);
  expect(shed.filter(({ waitedMs }) => waitedMs > 0 && waitedMs <= 60).length).toBeGreaterThan(0);
  expect(shed.filter(({ waitedMs }) => waitedMs > 60)).toEqual([]);
});

test('when the load ends, nobody waits any more', async () => {
  const { admission, ask, turn, turnsUntilIdle, begun } = loop(10);
  for (let count = 0; count < 500; count += 1) {
    for (let flood = 0; flood < 4; flood += 1) await ask('page');
    await turn();
  }
  await turnsUntilIdle();
  expect(admission.waitingCount).toBe(0);
  await ask('page', 'later');
  expect(begun.at(-1)).toEqual({ name: 'later', waitedMs: 0 });
});

test('work that takes place elsewhere holds nobody up', async () => {
  const { ask, turn, begun, shed } = loop(0);
  for (let count = 0; count < 1000; count += 1) {
    await ask('page');
    if (count % 50 === 0) await turn();
  }
  expect(shed).toEqual([]);
  expect(begun).toHaveLength(1000);
});

test('a machine that stands still for a while turns nobody away', async () => {
  const { ask, turnsUntilIdle, begun, shed } = loop(5000);
  for (let count = 0; count < 5; count += 1) await ask('page');
  await turnsUntilIdle();
  expect({ begun: begun.length, shed: shed.length }).toEqual({ begun: 5, shed: 0 });
});

test('of what goes on elsewhere there is only so much at once', async () => {
  const { admission, ask, turn, turnsUntilIdle, begun } = loop(0, { mostInProgress: 10 });
  for (let count = 0; count < 20; count += 1) await ask('page');
  await turn();
  expect(begun).toHaveLength(10);
  admission.leave();
  await turn();
  expect(begun).toHaveLength(11);
  for (let count = 0; count < 10; count += 1) admission.leave();
  await turnsUntilIdle();
  expect(begun).toHaveLength(20);
  expect(admission.inProgressCount).toBe(9);
});

test('when nothing ends any more, who waits is turned away, and so is who comes', async () => {
  const { ask, turn, begun, shed } = loop(0, { mostInProgress: 10 });
  for (let count = 0; count < 1000; count += 1) {
    await ask('page');
    for (let moment = 0; moment < 20; moment += 1) await turn();
  }
  expect(begun).toHaveLength(10);
  expect(shed.length).toBeGreaterThan(900);
  expect(Math.max(...shed.map(({ waitedMs }) => waitedMs))).toBeLessThan(1300);
});

test('what the database answers together is not rendered together', async () => {
  let time = 0;
  const turns: (() => void)[] = [];
  const nextTurn = (callback: () => void) => turns.push(callback);
  // In no time of its own: who waits at the end would be looked after by a timer for ever.
  const admission = new Admission({ now: () => time, nextTurn, later: () => undefined });
  let arrived = 0;
  let asksDatabase = 0;
  let rendered = 0;
  const lengths: number[] = [];
  for (let count = 0; count < 2000; count += 1) {
    // Two come in the time that one takes to be rendered.
    for (; arrived < time / 4; arrived += 1) {
      void admission.enter('page').then(
        () => (asksDatabase += 1),
        () => undefined,
      );
    }
    const beganAt = time;
    const answered = count % 10 === 0 ? asksDatabase : 0;
    asksDatabase -= answered;
    rendered += answered;
    time += 8 * answered;
    for (let each = 0; each < answered; each += 1) admission.leave();
    time += 0.2;
    lengths.push(time - beganAt);
    for (const callback of turns.splice(0)) callback();
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
  }
  expect(rendered).toBeGreaterThan(time / 8 / 1.5);
  expect(Math.max(...lengths.slice(1000))).toBeLessThan(50);
});

test('while nothing can begin no turns are taken, until something ends or a moment has passed', async () => {
  let turnsAsked = 0;
  const turns: (() => void)[] = [];
  const moments: (() => void)[] = [];
  const admission = new Admission({
    now: () => 0,
    nextTurn: (callback) => {
      turnsAsked += 1;
      turns.push(callback);
    },
    later: (callback) => moments.push(callback),
    mostInProgress: 1,
  });
  let begun = 0;
  const ask = () => void admission.enter('page').then(() => (begun += 1));
  const go = async (callbacks: (() => void)[]) => {
    for (const callback of callbacks.splice(0)) callback();
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
  };
  for (let count = 0; count < 3; count += 1) ask();
  await go(turns);
  turnsAsked = 0;
  for (let count = 0; count < 10; count += 1) {
    await go(turns);
    await go(moments);
  }
  expect({ begun, turnsAsked }).toEqual({ begun: 1, turnsAsked: 0 });
  admission.leave();
  await go(turns);
  expect({ begun, turnsAsked }).toEqual({ begun: 2, turnsAsked: 2 });
  // The moment that was waited for too comes to nothing.
  await go(moments);
  expect({ begun, turnsAsked, moments: moments.length }).toEqual({
    begun: 2,
    turnsAsked: 2,
    moments: 0,
  });
});

test('nothing more begins while what has begun waits for its turn', async () => {
  const turns: (() => void)[] = [];
  let isBehind = false;
  const admission = new Admission({
    now: () => 0,
    nextTurn: (callback) => turns.push(callback),
    later: (callback) => turns.push(callback),
    isBehind: () => isBehind,
  });
  let begun = 0;
  const ask = () => void admission.enter('page').then(() => (begun += 1));
  const turn = async () => {
    for (const callback of turns.splice(0)) callback();
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
  };
  ask();
  await turn();
  isBehind = true;
  ask();
  ask();
  for (let count = 0; count < 5; count += 1) await turn();
  expect(begun).toBe(1);
  isBehind = false;
  await turn();
  expect(begun).toBe(3);
});

test('after a long turn there is room for one more each while, though nothing has ended', async () => {
  let time = 0;
  const turns: (() => void)[] = [];
  const admission = new Admission({
    now: () => time,
    nextTurn: (callback) => turns.push(callback),
    later: (callback) => turns.push(callback),
  });
  const begunAt: number[] = [];
  const ask = () => void admission.enter('page').then(() => begunAt.push(time));
  const turn = async (ms: number) => {
    time += ms;
    for (const callback of turns.splice(0)) callback();
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
  };
  for (let count = 0; count < 4; count += 1) ask();
  await turn(30);
  ask();
  ask();
  for (let count = 0; count < 200; count += 1) await turn(1);
  const waited = begunAt.slice(4).map((at) => at - 30);
  expect(waited).toEqual([3 * 26, 4 * 26]);
});

/** Something goes on that has taken longer than a turn, so whoever comes now waits. */
async function busy() {
  const lines = loop(0);
  await lines.ask('page', 'first');
  lines.pass(7);
  return lines;
}

test.each<[Priority, number]>([
  ['bot', 32],
  ['picture', 50],
  ['page', 100],
  ['member', 100],
  ['change', 116],
])(
  'before anything is known of its speed, a %s is let to wait after so many: %i',
  async (priority, count) => {
    const { admission, ask, shed } = await busy();
    for (let each = 0; each < count; each += 1) await ask(priority);
    expect([admission.waitingCount, shed.length]).toEqual([count, 0]);
    expect(admission.isFullFor(priority)).toBe(true);
    await ask(priority);
    expect([admission.waitingCount, shed.length]).toEqual([count, 1]);
  },
);

test('those who wait behind do not count, and they are counted where they are ahead', async () => {
  const { admission, ask } = await busy();
  for (let each = 0; each < 31; each += 1) await ask('bot');
  for (let each = 0; each < 60; each += 1) await ask('picture');
  expect(admission.isFullFor('page')).toBe(false);
  expect(admission.isFullFor('picture')).toBe(true);
  expect(admission.isFullFor('bot')).toBe(true);
});

test('each that is turned away is counted and told once', async () => {
  const { admission, ask, shed } = await busy();
  let told = 0;
  admission.onShed = () => (told += 1);
  for (let each = 0; each < 40; each += 1) await ask('bot');
  expect([shed.length, admission.shedCount, told]).toEqual([8, 8, 8]);
  admission.countShed();
  expect([admission.shedCount, told]).toEqual([9, 9]);
});

test('what comes in the same turn begins at once for as long as a turn may take', async () => {
  const { admission, ask, begun, pass } = loop(0);
  await ask('page');
  pass(5.9);
  await ask('page');
  expect(begun).toHaveLength(2);
  pass(0.1);
  await ask('page');
  expect([begun.length, admission.waitingCount]).toEqual([2, 1]);
});

test('who waits and is turned away for somebody more urgent is counted too', async () => {
  const { admission, ask, shed } = await busy();
  for (let each = 0; each < 32; each += 1) await ask('bot');
  expect(shed).toEqual([]);
  await ask('change');
  expect(shed.length).toBeGreaterThan(0);
  expect(admission.shedCount).toBe(shed.length);
});

test.each([
  { waiting: 31, mostInProgress: 10, waitedMs: 5000, shedCount: 0 },
  { waiting: 32, mostInProgress: 10, waitedMs: 959, shedCount: 0 },
  { waiting: 32, mostInProgress: 10, waitedMs: 961, shedCount: 32 },
  // Nothing ends any more: then few are too many.
  { waiting: 3, mostInProgress: 1, waitedMs: 959, shedCount: 0 },
  { waiting: 3, mostInProgress: 1, waitedMs: 961, shedCount: 3 },
  { waiting: 3, mostInProgress: 2, waitedMs: 961, shedCount: 0 },
])(
  '$waiting who have waited for $waitedMs ms with room for $mostInProgress: $shedCount turned away',
  async ({ waiting, mostInProgress, waitedMs, shedCount }) => {
    let isBehind = false;
    const lines = loop(0, { mostInProgress, isBehind: () => isBehind });
    await lines.ask('page', 'first');
    isBehind = true;
    for (let each = 0; each < waiting; each += 1) await lines.ask('page');
    for (let waited = 0; waited < waitedMs; waited += 20) {
      // A turn takes a tenth of a millisecond, and one that takes long turns nobody away.
      lines.pass(Math.min(20, waitedMs - waited) - 0.1);
      await lines.turn();
    }
    expect(lines.shed).toHaveLength(shedCount);
  },
);

test('while nobody waits no turn is waited for', async () => {
  const { ask, turn, turnsAsked } = loop(0);
  await ask('page');
  expect(turnsAsked()).toBe(1);
  await turn();
  expect(turnsAsked()).toBe(0);
});

test('quiet times do not make the work seem slow', async () => {
  const { ask, pass, turn, shed } = loop(0);
  for (let each = 0; each < 5; each += 1) {
    await ask('page');
    await turn();
    pass(300);
  }
  await ask('page');
  pass(7);
  for (let each = 0; each < 60; each += 1) await ask('page');
  expect(shed).toEqual([]);
});

test('each turn begins as many as fit into it, but few more than the last', async () => {
  const { ask, pass, turn, begun } = loop(0);
  await ask('page');
  pass(7);
  for (let each = 0; each < 90; each += 1) await ask('page');
  const counts: number[] = [];
  for (let each = 0; each < 5; each += 1) {
    const before = begun.length;
    await turn();
    counts.push(begun.length - before);
  }
  expect(counts).toEqual([1, 6, 16, 36, 31]);
});

test('after long turns nothing new begins, three times at the most', async () => {
  const { ask, pass, turn, begun } = loop(0);
  await ask('page');
  pass(7);
  for (let each = 0; each < 20; each += 1) await ask('page');
  const counts: number[] = [];
  for (let each = 0; each < 9; each += 1) {
    const before = begun.length;
    pass(26);
    await turn();
    counts.push(begun.length - before);
  }
  // Then two are in progress, and after turns this long there is room for no more.
  expect(counts).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0]);
});

/** After a long turn in which eight were in progress there is room for four. */
async function halved() {
  const lines = loop(0);
  for (let each = 0; each < 8; each += 1) await lines.ask('page');
  lines.pass(30);
  await lines.turn();
  return lines;
}

test('whatever ends without a long turn makes room for one more', async () => {
  const { admission, ask, turn, begun } = await halved();
  await ask('page');
  await ask('page');
  for (let each = 0; each < 2; each += 1) {
    admission.leave();
    await turn();
    await turn();
  }
  expect(begun).toHaveLength(8);
  admission.leave();
  await turn();
  await turn();
  expect(begun.length).toBeGreaterThan(8);
});

test('while there is room to spare, each turn gives more of it', async () => {
  const { admission, ask, turn, begun } = await halved();
  for (let each = 0; each < 8; each += 1) admission.leave();
  for (let each = 0; each < 8; each += 1) {
    await ask('page');
    await turn();
  }
  expect(begun).toHaveLength(16);
  expect(begun.every(({ waitedMs }) => waitedMs === 0)).toBe(true);
});
