import type { AvoidGroup } from '../../../domain/planner/types.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { ChoiceTile } from '../../ui/forms/choice-tile.tsx';
import { RadioCard } from '../../ui/forms/radio-card.tsx';
import { avoidedFoodNames } from './avoided-food-names.ts';
import beef from './pictures/beef.svg?no-inline';
import dairy from './pictures/dairy.svg?no-inline';
import eggs from './pictures/eggs.svg?no-inline';
import fish from './pictures/fish.svg?no-inline';
import lamb from './pictures/lamb.svg?no-inline';
import nuts from './pictures/nuts.svg?no-inline';
import pork from './pictures/pork.svg?no-inline';
import poultry from './pictures/poultry.svg?no-inline';
import shellfish from './pictures/shellfish.svg?no-inline';
import soy from './pictures/soy.svg?no-inline';
import { ChoiceGroup } from './radio-step.tsx';
import { errorOf, isChosen, type StepFields } from './step-fields.ts';

const pictures: Record<AvoidGroup, string> = {
  BEEF: beef,
  DAIRY: dairy,
  EGGS: eggs,
  FISH: fish,
  LAMB: lamb,
  NUTS: nuts,
  PORK: pork,
  POULTRY: poultry,
  SHELLFISH: shellfish,
  SOY: soy,
};

/** What most people leave out comes first. */
const groups: readonly AvoidGroup[] = [
  'FISH',
  'SHELLFISH',
  'BEEF',
  'PORK',
  'LAMB',
  'POULTRY',
  'EGGS',
  'DAIRY',
  'NUTS',
  'SOY',
];

export function FoodsToAvoidStep({ fields }: { fields: StepFields }) {
  return (
    <div className="group/diet grid gap-5">
      <ChoiceGroup legend={m.onboarding_avoid_group()} error={errorOf(fields, 'avoid')}>
        <div className="grid grid-flow-row-dense grid-cols-3 gap-2.5 lg:grid-cols-4">
          {groups.slice(0, 3).map((group) => (
            <FoodTile key={group} group={group} fields={fields} />
          ))}
          <ShrimpQuestion />
          {groups.slice(3).map((group) => (
            <FoodTile key={group} group={group} fields={fields} />
          ))}
          <div className="col-span-2 grid items-center rounded-md bg-surface px-4 py-1 font-semibold shadow-xs inset-ring-[1.5px] inset-ring-line">
            <Checkbox
              name="isVegetarian"
              value="yes"
              defaultChecked={isChosen(fields, 'isVegetarian', 'yes')}
              label={m.onboarding_avoid_vegetarian()}
            />
          </div>
        </div>
      </ChoiceGroup>
      <div className="hidden group-has-[[name=isVegetarian]:checked]/diet:block">
        <DietChoice fields={fields} />
      </div>
      <p className="hidden max-w-prose text-sm text-ink-2 group-has-[[name=allergies]:checked]/diet:block">
        {m.onboarding_avoid_allergy_note()}
      </p>
    </div>
  );
}

/** Asked under the row that fish and shellfish stand in, where it is seen by who has just pressed fish. */
function ShrimpQuestion() {
  return (
    <p className="col-span-full hidden max-w-prose text-leaf-ink group-has-[[name=avoid][value=FISH]:checked]/diet:block group-has-[[name=avoid][value=SHELLFISH]:checked]/diet:hidden">
      {m.onboarding_avoid_shrimp_too()}
    </p>
  );
}

/** Choosing the food brings up the question whether it is an allergy. */
function FoodTile({ group, fields }: { group: AvoidGroup; fields: StepFields }) {
  const food = avoidedFoodNames[group]();
  return (
    <div className="group/food grid content-start gap-1">
      <ChoiceTile
        mark="excluded"
        isSmall
        name="avoid"
        value={group}
        defaultChecked={isChosen(fields, 'avoid', group)}
        picture={<img src={pictures[group]} alt="" width={48} height={48} className="size-12" />}
        label={food}
      />
      <div className="hidden justify-center text-sm group-has-[[name=avoid]:checked]/food:flex">
        <Checkbox
          name="allergies"
          value={group}
          defaultChecked={isChosen(fields, 'allergies', group)}
          aria-label={m.onboarding_avoid_allergic_to({ food })}
          label={m.onboarding_avoid_allergic()}
        />
      </div>
    </div>
  );
}

function DietChoice({ fields }: { fields: StepFields }) {
  return (
    <fieldset>
      <legend className="mb-3 font-display text-h3">{m.onboarding_avoid_diet()}</legend>
      <div className="grid max-w-prose gap-3">
        <RadioCard
          name="diet"
          value="VEGETARIAN"
          defaultChecked={!isChosen(fields, 'diet', 'VEGAN')}
          title={m.onboarding_avoid_diet_vegetarian()}
          detail={m.onboarding_avoid_diet_vegetarian_detail()}
        />
        <RadioCard
          name="diet"
          value="VEGAN"
          defaultChecked={isChosen(fields, 'diet', 'VEGAN')}
          title={m.onboarding_avoid_diet_vegan()}
          detail={m.onboarding_avoid_diet_vegan_detail()}
        />
      </div>
    </fieldset>
  );
}
