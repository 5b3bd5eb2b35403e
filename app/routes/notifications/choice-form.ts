import {
  notificationChannels,
  notificationKinds,
  type NotificationChoice,
} from '../../../domain/notifications/notification-choices.rules.ts';

type Place = Pick<NotificationChoice, 'kind' | 'channel'>;

/** What a switch is called in its form: `THAW_TONIGHT.EMAIL`. */
export function choiceName({ kind, channel }: Place): string {
  return `${kind}.${channel}`;
}

/** Names the switches of a form: one that is off is not sent by browsers, so it is told apart by this. */
export const shownField = 'shown';

const places = notificationKinds.flatMap((kind) =>
  notificationChannels.map((channel) => ({ kind, channel })),
);

/** The switches that were in the form, as they stand in it. */
export function readChoices(form: FormData): NotificationChoice[] {
  const shown = new Set(form.getAll(shownField));
  return places
    .filter((place) => shown.has(choiceName(place)))
    .map((place) => ({ ...place, isOn: form.has(choiceName(place)) }));
}
