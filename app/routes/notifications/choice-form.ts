import {
  notificationChannels,
  notificationKinds,
  type NotificationChoice,
} from '../../../domain/notifications/notification-choices.rules.ts';

import { isTicked, type Field } from '../../forms/fields.ts';

type Place = Pick<NotificationChoice, 'kind' | 'channel'>;

/** What a switch is called in its form: `THAW_TONIGHT.EMAIL`. */
export function choiceName({ kind, channel }: Place): ChoiceName {
  return `${kind}.${channel}`;
}

export type ChoiceName = `${Place['kind']}.${Place['channel']}`;

/** Names the switches of a form: one that is off is not sent by browsers, so it is told apart by this. */
export const shownField = 'shown';

const places = notificationKinds.flatMap((kind) =>
  notificationChannels.map((channel) => ({ kind, channel })),
);

/** Every switch there is, as a field of the form. */
export const switchFields = Object.fromEntries(
  places.map((place) => [choiceName(place), isTicked]),
) as Record<ChoiceName, Field<boolean>>;

/** The switches that were in the form, as they stand in it. */
export function readChoices(
  fields: Readonly<Record<ChoiceName, boolean>> & { readonly shown: readonly string[] },
): NotificationChoice[] {
  return places
    .filter((place) => fields.shown.includes(choiceName(place)))
    .map((place) => ({ ...place, isOn: fields[choiceName(place)] }));
}
