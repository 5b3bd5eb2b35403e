import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { gramsText, kilocaloriesText } from '../../../amounts/figures.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Tag } from '../../../ui/data/tag.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { OpenedDocument } from './opened-document.ts';
import { Link } from '../../../ui/navigation/link.ts';

type Effects = NonNullable<OpenedDocument['effects']>;

/** What becomes of recipes when this food goes out. */
export function FoodEffects({ effects }: { effects: Effects }) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-h4">{m.kitchen_effects({ count: effects.total })}</h2>
      {effects.total === 0 && <p className="text-ink-2">{m.kitchen_effects_none()}</p>}
      <ul>
        {effects.recipes.map((effect) => (
          <Effect key={effect.recipeId} effect={effect} />
        ))}
      </ul>
      {effects.total > effects.recipes.length && (
        <p className="text-sm text-ink-2">
          {m.kitchen_effects_more({ count: effects.total - effects.recipes.length })}
        </p>
      )}
    </Card>
  );
}

function Effect({ effect }: { effect: Effects['recipes'][number] }) {
  const locale = useLocale();
  const { recipeId, title, netCarbsBefore, netCarbsAfter, energyBefore, energyAfter } = effect;
  return (
    <li className="grid gap-1 border-t border-line py-3 first:border-0">
      <Link to={screenPath('adminRecipe', locale, { id: recipeId })} className="font-semibold">
        {title}
      </Link>
      <p className="text-sm text-ink-2 tabular-nums">
        {m.kitchen_net_carbs()} {gramsText({ amount: netCarbsBefore, locale })} →{' '}
        {gramsText({ amount: netCarbsAfter, locale })} · {m.kitchen_energy()}{' '}
        {kilocaloriesText({ amount: energyBefore, locale })} →{' '}
        {kilocaloriesText({ amount: energyAfter, locale })}
      </p>
      <p className="flex flex-wrap gap-2 empty:hidden">
        {effect.labelsGained.map((label) => (
          <Tag key={label}>{m.kitchen_label_gained({ label })}</Tag>
        ))}
        {effect.labelsLost.map((label) => (
          <Tag key={label}>{m.kitchen_label_lost({ label })}</Tag>
        ))}
      </p>
    </li>
  );
}
