import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import {
  mostAmountCharacters,
  mostExtraCharacters,
} from '../../../../domain/shopping/list/list-limits.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { amountNumberText } from '../../../amounts/format-amount.ts';
import { unitWord } from '../../../amounts/unit-word.ts';
import type { ShoppingProblemFragment } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Link } from '../../../ui/navigation/link.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { messageFor } from '../../../forms/form-answers.ts';
import type { UnitSystem } from '../../../amounts/units-preference.ts';
import { ChangeForm } from '../changes/change-form.tsx';
import type { Item, RecipeOnList } from '../list.ts';
import { DishLinks, dishPath, type PlanBeginnings } from './dish-links.tsx';

interface EditItemDialogProps {
  /** Null while the dialog is closed, or the item is gone. */
  item: Item | null;
  units: UnitSystem;
  recipes: readonly RecipeOnList[];
  plans: PlanBeginnings;
  closeTo: string;
}

/** Changes how much of a food is bought, or what the member wrote, and tells what it is for. */
export function EditItemDialog({ item, units, closeTo, ...wanted }: EditItemDialogProps) {
  return (
    <Dialog
      isOpen={item !== null}
      closeTo={closeTo}
      closeLabel={m.shopping_close()}
      title={item?.name ?? m.shopping_title()}
    >
      {item && (
        <div key={item.key} className="grid gap-3">
          {item.key.startsWith('extra:') ? (
            <ExtraForm item={item} closeTo={closeTo} />
          ) : (
            <AmountForm item={item} units={units} closeTo={closeTo} />
          )}
          <DishesOfItem item={item} {...wanted} />
        </div>
      )}
    </Dialog>
  );
}

/** Every dish that wants the food, with each of its days. */
function DishesOfItem({
  item,
  recipes,
  plans,
}: Pick<EditItemDialogProps, 'recipes' | 'plans'> & { item: Item }) {
  const locale = useLocale();
  const wanting = new Set(item.sources.map(({ recipe }) => recipe?.id));
  const dishes = recipes.filter(({ recipe }) => wanting.has(recipe.id));
  if (dishes.length === 0) return null;
  return (
    <section className="border-t border-line pt-3">
      <h3 className="text-h4">{m.shopping_wanted_by()}</h3>
      <ul className="mt-1 grid gap-1">
        {dishes.map((each) => (
          <li key={each.recipe.id}>
            {each.dishes.length === 0 ? (
              <Link
                to={dishPath({ ...each, dish: undefined, locale })}
                className="link inline-flex min-h-target items-center"
              >
                {each.recipe.title}
              </Link>
            ) : (
              <>
                <span className="font-semibold">{each.recipe.title}</span>
                <DishLinks recipe={each} plans={plans} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Problems = readonly ShoppingProblemFragment[];

/** Closes the dialog once there is nothing to correct. */
function useDialogForm(closeTo: string) {
  const navigate = useNavigate();
  const [problems, setProblems] = useState<Problems>([]);
  function onSent(sent: { problems: Problems }) {
    setProblems(sent.problems);
    if (sent.problems.length > 0) return;
    void navigate(closeTo, { replace: true, preventScrollReset: true });
  }
  const errorOf = (field: string) => messageFor(problems, field);
  return { onSent, errorOf };
}

function AmountForm({ item, units, closeTo }: { item: Item; units: UnitSystem; closeTo: string }) {
  const locale = useLocale();
  const { onSent, errorOf } = useDialogForm(closeTo);
  const { buying } = item;
  if (buying === null) return null;
  const weight = buying.form === 'LOOSE' ? buying.size?.[units] : undefined;
  return (
    <>
      <ChangeForm action={closeTo} onSent={onSent} className="grid gap-5">
        <input type="hidden" name="intent" value="set-amount" />
        <input type="hidden" name="food_id" value={item.foodId ?? ''} />
        {weight ? (
          <input type="hidden" name="unit" value={weight.unit} />
        ) : (
          <input type="hidden" name="grams_each" value={buying.grams / buying.count} />
        )}
        <TextField
          name="amount"
          label={m.shopping_amount_label()}
          hint={m.shopping_amount_hint()}
          error={errorOf('amount')}
          defaultValue={weight ? amountNumberText({ amount: weight, locale }) : `${buying.count}`}
          unit={weight && unitWord({ amount: { ...weight, number: 2, fraction: null }, locale })}
          inputMode="decimal"
          autoComplete="off"
        />
        <Actions>
          {item.isAdjusted && (
            <Button type="submit" name="reset" value="yes">
              {m.shopping_amount_reset()}
            </Button>
          )}
        </Actions>
      </ChangeForm>
    </>
  );
}

function ExtraForm({ item, closeTo }: { item: Item; closeTo: string }) {
  const { onSent, errorOf } = useDialogForm(closeTo);
  const id = item.key.replace(/^extra:/, '');
  return (
    <>
      <ChangeForm action={closeTo} onSent={onSent} className="grid gap-5">
        <input type="hidden" name="intent" value="change-extra" />
        <input type="hidden" name="id" value={id} />
        <TextField
          name="text"
          label={m.shopping_item_label()}
          error={errorOf('text')}
          defaultValue={item.name}
          maxLength={mostExtraCharacters}
          autoComplete="off"
        />
        <TextField
          name="amount"
          label={m.shopping_amount_label()}
          hint={m.shopping_extra_amount_hint()}
          error={errorOf('amount')}
          defaultValue={item.amountText ?? ''}
          maxLength={mostAmountCharacters}
          autoComplete="off"
        />
        <Actions />
      </ChangeForm>
      <ChangeForm action={closeTo} onSent={onSent}>
        <input type="hidden" name="intent" value="remove-extra" />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="text">
          {m.shopping_remove_item({ name: item.name })}
        </Button>
      </ChangeForm>
    </>
  );
}

function Actions({ children }: { children?: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="primary">
        {m.shopping_save()}
      </Button>
      {children}
    </div>
  );
}
