import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { dateFormat } from '../../../../lib/formats.ts';
import { locales } from '../../../../i18n/locales.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { useLocale } from '../../../shell/locale.ts';
import { Door } from '../../../members-only/door.tsx';
import type { MembershipOffer } from '../../../members-only/membership-offer.ts';

/** What visitors and users without membership find in the place of their own figures. */
export function TrackingMembersOnly({ offer }: { offer: MembershipOffer }) {
  return (
    <Door
      title={m.tracking_door_title()}
      lead={m.tracking_door_lead()}
      points={[m.tracking_door_first(), m.tracking_door_logged(), m.tracking_door_calm()]}
      offer={offer}
      peek={<SampleGraph />}
    />
  );
}

const kilograms = [78, 77, 76, 75];
const weighings = [
  [44, 30],
  [83, 52],
  [134, 80],
  [173, 69],
  [224, 118],
  [275, 135],
  [314, 151],
] as const;
const top = 30;
const perKilogram = 55;
/** Of the first weighing and the last. */
const sampleDays = ['2026-11-02', '2026-11-23'] as const;

/** Three weeks of somebody's weight. */
function SampleGraph() {
  const [lastX, lastY] = weighings.at(-1) ?? [0, 0];
  const { languageTag } = locales[useLocale()];
  const format = dateFormat(languageTag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const [firstDay, lastDay] = sampleDays.map((day) => format.format(new Date(day)));
  return (
    <div className="mx-auto max-w-120 rounded-lg bg-surface p-5">
      <p className="sr-only">{m.tracking_door_graph()}</p>
      <svg viewBox="0 0 340 236" aria-hidden className="w-full">
        <g fontSize="13" className="fill-ink-2 stroke-line">
          {kilograms.map((kilogram, index) => (
            <g key={kilogram}>
              <path d={`M36 ${top + index * perKilogram}H340`} />
              <text x="0" y={top + index * perKilogram + 4} stroke="none">
                {kilogram}
              </text>
            </g>
          ))}
        </g>
        <g fontSize="13" className="fill-ink-2">
          <text x="36" y="230">
            {firstDay}
          </text>
          <text x="340" y="230" textAnchor="end">
            {lastDay}
          </text>
        </g>
        <path
          d={`M${weighings.map((point) => point.join(' ')).join('L')}`}
          fill="none"
          className="stroke-data-carbs"
          strokeWidth="3.5"
          strokeLinejoin="round"
        />
        {weighings.map(([x, y]) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r="4.5"
            className="fill-surface stroke-data-carbs"
            strokeWidth="3"
          />
        ))}
        <ellipse
          cx={lastX}
          cy={lastY}
          rx="19"
          ry="18"
          className="fill-egg-white stroke-yolk-soft"
        />
        <circle cx={lastX} cy={lastY} r="9.5" className="fill-yolk stroke-yolk-edge stroke-[1.5]" />
      </svg>
      <p className="mt-4 flex items-center gap-3 text-sm">
        <span
          aria-hidden
          className="grid size-8 flex-none place-items-center rounded-full bg-yolk text-on-yolk"
        >
          <CheckIcon size="1.1em" weight="bold" />
        </span>
        <img
          src="/plate/butter-chicken-with-cauliflower-rice.svg"
          alt=""
          width={48}
          height={48}
          className="size-12"
        />
        <b className="font-bold">{m.tracking_door_dish()}</b>
        <span className="ml-auto text-ink-2">{m.tracking_door_dish_from()}</span>
      </p>
    </div>
  );
}
