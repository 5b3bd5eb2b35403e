import * as m from '../../i18n/paraglide/messages.js';
import { Amount } from '../amounts/amount.tsx';
import type { AmountParts } from '../amounts/amount-parts.ts';
import { foodBehind } from '../amounts/food-behind.ts';
import { nameAlone } from '../amounts/name-in-sentence.ts';
import type { UnitSystem } from '../amounts/units-preference.ts';
import { useLocale } from '../shell/locale.ts';
import type { StepNeedFragment } from './operations.gen.ts';

/** "750 g chicken thighs"; of less than a kitchen can measure, "egg (some)". */
export function StepNeed({ need, units }: { need: StepNeedFragment; units: UnitSystem }) {
  const { isPart, ingredient } = need;
  const { name, label, amount } = ingredient;
  const locale = useLocale();
  const word = nameAlone(name);
  return (
    <>
      {isPart ? (
        word
      ) : (
        <>
          <b className="font-semibold text-ink">
            <Amount amount={amount[units] as AmountParts} />
          </b>{' '}
          {foodBehind({ amount: amount[units], name: word, locale })}
        </>
      )}
      {label === 'OPTIONAL' && ` (${m.recipes_ingredient_optional()})`}
      {isPart && ` (${m.recipes_step_some()})`}
    </>
  );
}
