import { expect, test } from 'vitest';
import {
  isOfCommunity,
  isRequired,
  notificationChannels,
  notificationKinds,
  optionalMailKinds,
} from './notification-choices.rules.ts';

test('only the mail before the first charge cannot be switched off', () => {
  const places = notificationKinds.flatMap((kind) =>
    notificationChannels.map((channel) => ({ kind, channel })),
  );
  expect(places.filter(isRequired)).toEqual([{ kind: 'TRIAL_END', channel: 'EMAIL' }]);
});

test('every other mail can be ended by its link', () => {
  const optional = notificationKinds.filter((kind) => !isRequired({ kind, channel: 'EMAIL' }));
  expect(optional).toEqual([...optionalMailKinds]);
});

test('without a community nothing of it is offered', () => {
  expect(notificationKinds.filter(isOfCommunity)).toEqual([
    'COMMUNITY_REPLIES',
    'COMMUNITY_LIKES',
    'COMMUNITY_DECISIONS',
  ]);
});
