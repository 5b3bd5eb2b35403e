import * as m from '../../../i18n/paraglide/messages.js';
import { Door } from '../../members-only/door.tsx';
import type { MembershipOffer } from '../../members-only/membership-offer.ts';
import { CheckCircle } from '../../ui/forms/check-circle.tsx';

/** What visitors and users without membership find in the place of a list. */
export function ShoppingMembersOnly({ offer }: { offer: MembershipOffer }) {
  return (
    <Door
      title={m.shopping_door_title()}
      lead={m.shopping_door_lead()}
      points={[m.shopping_door_whole(), m.shopping_door_phones(), m.shopping_door_follows()]}
      offer={offer}
      peek={<SampleList />}
    />
  );
}

interface Sample {
  foodId: string;
  name: () => string;
  detail: () => string;
  isBought?: boolean;
}

const samples: readonly Sample[] = [
  {
    foodId: 'lemon',
    name: m.shopping_sample_lemons,
    detail: m.shopping_sample_lemons_for,
    isBought: true,
  },
  { foodId: 'salmon', name: m.shopping_sample_salmon, detail: m.shopping_sample_salmon_for },
  { foodId: 'egg', name: m.shopping_sample_eggs, detail: m.shopping_sample_eggs_for },
  {
    foodId: 'bell-pepper-red',
    name: m.shopping_sample_peppers,
    detail: m.shopping_sample_peppers_for,
    isBought: true,
  },
  { foodId: 'feta', name: m.shopping_sample_feta, detail: m.shopping_sample_feta_for },
  {
    foodId: 'cauliflower',
    name: m.shopping_sample_cauliflower,
    detail: m.shopping_sample_cauliflower_for,
  },
];

function SampleList() {
  return (
    <ul className="overflow-hidden rounded-lg bg-surface">
      {samples.map(({ foodId, name, detail, isBought = false }) => (
        <li
          key={foodId}
          className="flex min-h-15 items-center gap-3 px-4 py-1.5 not-first:border-t not-first:border-line"
        >
          <CheckCircle isOn={isBought} />
          <img src={`/ingredient/${foodId}.svg`} alt="" width={44} height={44} loading="lazy" />
          <span className="grid leading-tight">
            <b className="font-semibold">{name()}</b>
            <span className="text-xs text-ink-2">{detail()}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
