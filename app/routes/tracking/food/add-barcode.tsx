import * as m from '../../../../i18n/paraglide/messages.js';
import { useLocale } from '../../../shell/locale.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { messageFor } from '../../../forms/form-answers.ts';
import { gramsText } from '../../../amounts/figures.ts';
import type { AddProps } from './add-props.ts';
import { FoodSearchForm } from './food-search-form.tsx';
import type { FoundToLog } from './load-food.ts';
import { SlotField } from './log-fields.tsx';
import { useLogForm } from './use-log-form.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { TrackingForm } from '../changes/tracking-form.tsx';

/** The digits below the bars, where the operator has chosen who knows them. */
export function AddBarcode({ address, newId, slot, found, answer }: AddProps) {
  const { product: asked } = found;
  const product = asked?.product;
  return (
    <>
      <FoodSearchForm address={address} label={m.tracking_find_barcode()} isNumber />
      {asked?.problems.map(({ message }) => (
        <Alert key={message} tone="danger">
          {message}
        </Alert>
      ))}
      {product && (
        <ProductAmount
          product={product}
          day={address.day}
          newId={newId}
          slot={slot}
          answer={answer}
        />
      )}
    </>
  );
}

interface ProductAmountProps extends Pick<AddProps, 'newId' | 'slot' | 'answer'> {
  product: NonNullable<NonNullable<FoundToLog['product']>['product']>;
  day: string;
}

function ProductAmount({ product, day, newId, slot, answer }: ProductAmountProps) {
  const locale = useLocale();
  const { form, problems } = useLogForm('log-product', answer);
  const { netCarbsGrams: amount, isNetCarbsApproximate: isApproximate } = product.per100g;
  return (
    <TrackingForm
      intent="log-product"
      values={{ id: newId, day, barcode: product.barcode }}
      fetcherKey="log-product"
      formRef={form}
      className="grid gap-3"
    >
      <div>
        <h3 className="text-h4 wrap-anywhere">{product.name}</h3>
        <p className="text-sm text-ink-2">
          {m.tracking_per_100g({ amount: gramsText({ amount, isApproximate, locale }) })}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={m.tracking_grams()}
          name="grams"
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue="100"
          error={messageFor(problems, 'grams') ?? messageFor(problems, 'barcode')}
        />
        <SlotField slot={slot} />
      </div>
      <div>
        <SubmitButton variant="primary">{m.tracking_log_it()}</SubmitButton>
      </div>
    </TrackingForm>
  );
}
