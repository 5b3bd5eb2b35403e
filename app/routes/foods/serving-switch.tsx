import { Form } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ChipLink } from '../../ui/actions/chip.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { amountPath, type FoodAmount } from './food-amount.ts';

/** Links and a form, so that the amount has an address and needs no script. */
export function ServingSwitch({
  slug,
  amounts,
  amount,
  typedGrams,
  isAmountRefused,
}: {
  slug: string;
  amounts: readonly FoodAmount[];
  amount: FoodAmount;
  /** The text of the address, as it was typed. */
  typedGrams: string | null;
  isAmountRefused: boolean;
}) {
  const locale = useLocale();
  return (
    <div data-noprint className="grid gap-4 lg:grid-cols-[1fr_auto] lg:items-start">
      <nav aria-label={m.foods_amounts()} className="flex flex-wrap gap-2 py-1">
        {amounts.map(({ key, label }) => (
          <ChipLink
            key={key}
            to={amountPath({ slug, key, locale })}
            isCurrent={amount.key === key && !isAmountRefused}
            preventScrollReset
            replace
          >
            {label}
          </ChipLink>
        ))}
      </nav>
      <Form
        method="get"
        action={screenPath('food', locale, { slug })}
        preventScrollReset
        className="flex max-w-80 items-start gap-2"
      >
        <TextField
          key={typedGrams}
          label={m.foods_own_grams()}
          name="grams"
          unit={m.foods_gram_unit()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          required
          defaultValue={typedGrams ?? ''}
          error={isAmountRefused && typedGrams !== null ? m.foods_own_grams_refused() : undefined}
        />
        <Button type="submit" className="mt-6.75">
          {m.foods_show()}
        </Button>
      </Form>
    </div>
  );
}
