import { data, redirect, type RouterContextProvider } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { execute } from '../../../graphql/api.ts';
import { TrackedMeasuresDocument } from '../operations.gen.ts';
import { dataSuffix } from '../../../loading/react-router-internals.ts';
import { pageAddress, requestLocale } from '../../../shell/locale.ts';
import { refuse } from '../../../forms/answer-forms.ts';
import { pageHead } from '../../../shell/page-head.ts';
import { membershipOffer } from '../../../members-only/membership-offer.ts';
import type { Route } from './+types/tracking.ts';
import { changeTracking } from '../changes/change-tracking.ts';
import { FoodTab } from '../food/food-tab.tsx';
import { likelySlot } from '../food/food-words.ts';
import { loadFood } from '../food/load-food.ts';
import { MeasureTab } from '../measures/measure-tab.tsx';
import { readersMoment, useTimeZone } from '../../../dates/time-zone.ts';
import {
  foodAddressOf,
  isFoodTab,
  measureAddressOf,
  measurePath,
  type MeasureAddress,
} from '../tracking-address.ts';
import { TrackingFrame } from './tracking-frame.tsx';
import { TrackingMembersOnly } from './tracking-members-only.tsx';

/** How many entries a page shows before all are asked for. */
const fewEntries = 10;
const allEntries = 1000;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.tracking_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = pageAddress(request);
  const moment = readersMoment({ request, now: new Date() });
  const page = {
    today: moment.day,
    newId: crypto.randomUUID(),
    slot: likelySlot(moment.minute),
  };
  if (isFoodTab(searchParams)) {
    const address = foodAddressOf(searchParams, moment.day);
    return { ...page, measures: null, ...(await loadFood({ context, address })) };
  }
  const address = measureAddressOf(searchParams);
  const measures = await loadMeasures({ context, address, today: moment.day });
  return { ...page, food: null, ...measures };
}

async function loadMeasures(args: {
  context: Readonly<RouterContextProvider>;
  address: MeasureAddress;
  today: string;
}) {
  const { context, address, today } = args;
  const { measure, interval, showsAll, editedId } = address;
  const isLong = showsAll || editedId !== null;
  const { me, offers, tracking } = await execute(context, TrackedMeasuresDocument, {
    measure,
    interval: interval === 'ALL' ? 'ALL' : `LAST_${interval}`,
    today,
    first: isLong ? allEntries : fewEntries,
  });
  const offer = membershipOffer({ offers, me });
  return { offer, measures: tracking && { ...tracking, address } };
}

export async function action(args: Route.ActionArgs) {
  const answer = await changeTracking(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const { request } = args;
  // Without scripts the dialog has an address, which is to be left.
  const isPage = !new URL(request.url).pathname.endsWith(dataSuffix);
  if (answer.intent !== 'change' || !isPage) return data(answer);
  const address = measureAddressOf(pageAddress(request).searchParams);
  throw redirect(measurePath({ ...address, editedId: null, locale: requestLocale(request) }));
}

export default function Tracking({ loaderData, actionData }: Route.ComponentProps) {
  useTimeZone();
  const { measures, food, offer, ...page } = loaderData;
  if (!measures && !food) return <TrackingMembersOnly offer={offer} />;
  return (
    <TrackingFrame isFood={food !== null} answer={actionData}>
      {measures && <MeasureTab {...page} {...measures} answer={actionData} />}
      {food && <FoodTab {...page} {...food} answer={actionData} />}
    </TrackingFrame>
  );
}
