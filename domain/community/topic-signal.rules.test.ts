import { expect, test } from 'vitest';
import { readTopicSignal } from './topic-signal.rules.ts';

test('a signal names the topic and the number of the post that comes next', () => {
  expect(readTopicSignal('12 topic-1')).toEqual({ topicId: 'topic-1', nextNumber: 12 });
});

test.each([[''], ['12'], ['12 '], ['x12 topic-1'], ['12x topic-1'], ['-1 topic-1'], [' topic-1']])(
  '%j is no signal of ours',
  (payload) => {
    expect(readTopicSignal(payload)).toBeNull();
  },
);
