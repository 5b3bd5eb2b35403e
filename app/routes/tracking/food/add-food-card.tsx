import * as m from '../../../../i18n/paraglide/messages.js';
import { useLocale } from '../../../shell/locale.ts';
import { ChipLink } from '../../../ui/actions/chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { AddBarcode } from './add-barcode.tsx';
import { AddFood } from './add-food.tsx';
import { AddQuick } from './add-quick.tsx';
import { AddRecipe } from './add-recipe.tsx';
import type { AddProps } from './add-props.ts';
import { additions, foodPath, type Addition } from '../tracking-address.ts';

const additionWords: Record<Addition, () => string> = {
  food: m.tracking_add_food,
  recipe: m.tracking_add_recipe,
  quick: m.tracking_add_quick,
  barcode: m.tracking_add_barcode,
};

/** The ways to write down what one ate. */
export function AddFoodCard({ hasBarcodes, ...props }: AddProps & { hasBarcodes: boolean }) {
  const locale = useLocale();
  const { address, today } = props;
  const shown = additions.filter((addition) => addition !== 'barcode' || hasBarcodes);
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-h3">{m.tracking_add()}</h2>
      <nav aria-label={m.tracking_add()} className="flex flex-wrap gap-2">
        {shown.map((addition) => (
          <ChipLink
            key={addition}
            to={foodPath({ day: address.day, addition, today, locale })}
            isCurrent={addition === address.addition}
          >
            {additionWords[addition]()}
          </ChipLink>
        ))}
      </nav>
      <Adding {...props} />
    </Card>
  );
}

function Adding(props: AddProps) {
  switch (props.address.addition) {
    case 'food':
      return <AddFood {...props} />;
    case 'recipe':
      return <AddRecipe {...props} />;
    case 'quick':
      return <AddQuick {...props} />;
    case 'barcode':
      return <AddBarcode {...props} />;
  }
}
