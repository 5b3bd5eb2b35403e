import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useRef } from 'react';
import * as m from '../../../../i18n/paraglide/messages.js';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { firstFieldOf, lineMark } from '../recipes/write/add-line.tsx';
import { idsOf } from '../recipes/draft/draft-changes.ts';
import { LineInput } from '../recipes/write/line-input.tsx';
import type { OpenDraft } from '../recipes/draft/use-draft.ts';
import { Chooser } from './chooser.tsx';
import { FactInput } from './field-inputs.tsx';
import { freeName, withFood } from './figure-foods.ts';

/** What a new figure is drawn from, until its editor says otherwise. */
const beginnings = {
  foods: 'foods: egg, salmon',
  servings: 'servings 20: egg 120, salmon 150, apple 180',
  levels: 'levels',
  satiety: 'ranking satiety 10',
  protein: 'ranking protein 10',
  days: 'days 14: first 1-4 1-2, second 2-14 4-10',
} as const;
type FigureKind = keyof typeof beginnings;

const figureWords: Record<FigureKind, () => string> = {
  foods: m.kitchen_figure_foods,
  servings: m.kitchen_figure_servings,
  levels: m.kitchen_figure_levels,
  satiety: m.kitchen_figure_satiety,
  protein: m.kitchen_figure_protein,
  days: m.kitchen_figure_days,
};

function isFigureKind(text: string): text is FigureKind {
  return text in beginnings;
}

/** What the figures of a page are drawn from: tables of foods, servings, rankings, levels, days. */
export function PageFigures({ open }: { open: OpenDraft }) {
  const ids = idsOf(open.draft.texts, 'figures');
  return (
    <section className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="pt-2 text-h3">{m.kitchen_page_figures()}</h2>
        <p className="text-sm text-ink-2">{m.kitchen_page_figures_hint()}</p>
      </div>
      {ids.map((id) => (
        <Figure key={id} open={open} id={id} />
      ))}
      <Add open={open} ids={ids} />
    </section>
  );
}

function Figure({ open, id }: { open: OpenDraft; id: string }) {
  const { texts } = open.draft;
  const field = `figure.${id}.data`;
  const data = texts[field] ?? '';
  const ids = idsOf(texts, 'figures');
  return (
    <fieldset
      {...lineMark(`figure.${id}`)}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1 gap-y-2"
    >
      <legend className="sr-only">{id}</legend>
      <FactInput open={open} field={field} />
      <IconButton
        icon={TrashIcon}
        label={m.kitchen_remove({ name: id })}
        onClick={() => open.setText('figures', ids.filter((each) => each !== id).join(' '))}
      />
      {/^(?:foods|servings)\b/.test(data) && (
        <div className="rounded-sm bg-sunken">
          <LineInput
            label={m.kitchen_figure_add_food({ name: id })}
            placeholder={m.kitchen_figure_add_food({ name: id })}
            value=""
            shown=""
            onChange={(line) => open.setText(field, withFood(data, line))}
          />
        </div>
      )}
    </fieldset>
  );
}

function Add({ open, ids }: { open: OpenDraft; ids: readonly string[] }) {
  const begun = useRef('');
  function add(kind: string): void {
    if (!isFigureKind(kind)) return;
    const id = freeName(kind, ids);
    begun.current = id;
    open.setTexts({
      figures: [...ids, id].join(' '),
      [`figure.${id}.data`]: beginnings[kind],
    });
  }
  return (
    <div>
      <Chooser
        label={m.kitchen_page_add_figure()}
        choices={Object.entries(figureWords).map(([value, words]) => ({ value, label: words() }))}
        onChoose={add}
        goesOnIn={() => {
          const figure = document.querySelector(
            `[data-line="figure.${CSS.escape(begun.current)}"]`,
          );
          return figure && firstFieldOf(figure);
        }}
      />
    </div>
  );
}
