import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { TranslateIcon } from '@phosphor-icons/react/dist/ssr/Translate';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import * as m from '../../../../../i18n/paraglide/messages.js';
import { gramsText, kilocaloriesText } from '../../../../amounts/figures.ts';
import { strictnessWord } from '../../../../dishes/recipe-words.ts';
import { useLocale } from '../../../../shell/locale.ts';
import { MacroBar } from '../../../../ui/data/macro-bar.tsx';
import { Tag } from '../../../../ui/data/tag.tsx';
import { Yolk } from '../../../../ui/data/yolk.tsx';
import type { Icon } from '../../../../ui/icon.ts';
import { languageName } from '../../role-words.ts';
import { fieldWords } from '../translate/field-words.ts';
import type { OpenedRecipe } from '../opened-recipe.ts';
import { DrawnAs } from '../write/drawn-as.tsx';
import type { OpenDraft } from './use-draft.ts';

/** The dish as it is drawn, a serving in figures, and what there is to do before it goes out. */
export function DraftPanel({
  open,
  choices,
}: {
  open: OpenDraft;
  choices: OpenedRecipe['drawingChoices'];
}) {
  const { figures } = open.recipe;
  return (
    <aside className="grid min-w-0 gap-6 lg:sticky lg:top-20">
      {figures && (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(figures.drawing)}`}
          alt={m.kitchen_drawing()}
          width={400}
          height={300}
          className="w-full rounded-lg"
        />
      )}
      <DrawnAs open={open} choices={choices} />
      {figures && <Serving figures={figures} />}
      <Checks open={open} />
    </aside>
  );
}

type Figures = NonNullable<OpenDraft['recipe']['figures']>;

/** Fills the white of a plate. */
const mostCarbsGrams = 28;

function Serving({ figures }: { figures: Figures }) {
  const locale = useLocale();
  const { nutrition, satiety, labels } = figures;
  const { netCarbsGrams, proteinGrams, fatGrams, energyKcal, energyShares } = nutrition;
  const strictness = strictnessWord(figures.strictness);
  const rows = [
    [m.kitchen_net_carbs(), gramsText({ amount: netCarbsGrams, locale })],
    [m.kitchen_protein_grams(), gramsText({ amount: proteinGrams, locale })],
    [m.kitchen_fat(), gramsText({ amount: fatGrams, locale })],
    [m.kitchen_energy(), kilocaloriesText({ amount: energyKcal, locale })],
  ] as const;
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h2 className="text-h4">{m.kitchen_serving()}</h2>
      <div className="flex items-center gap-4">
        {netCarbsGrams !== null && (
          <span aria-hidden>
            <Yolk grams={netCarbsGrams} max={mostCarbsGrams} label="" size="xl" />
          </span>
        )}
        <dl className="grid flex-1 gap-1">
          {rows.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-3">
              <dt>{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {energyShares && <Shares shares={energyShares} />}
      <div className="flex flex-wrap gap-2">
        {strictness && <Tag tone="leaf">{strictness}</Tag>}
        {satiety.score !== null && (
          <Tag tone="plum">{m.kitchen_satiety({ score: satiety.score })}</Tag>
        )}
      </div>
      <dl className="grid gap-1 text-sm">
        {labels.map(({ name, foods }) => (
          <div key={name}>
            <dt className="inline font-semibold">{m.kitchen_label({ label: name })}: </dt>
            <dd className="inline text-ink-2">{foods.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Shares({ shares }: { shares: NonNullable<Figures['nutrition']['energyShares']> }) {
  const [carbs, protein, fat] = [shares.netCarbs, shares.protein, shares.fat].map((share) =>
    Math.round(share * 100),
  ) as [number, number, number];
  return (
    <MacroBar
      label={m.kitchen_shares({ carbs, protein, fat })}
      shares={[
        { kind: 'carbs', percent: carbs },
        { kind: 'protein', percent: protein },
        { kind: 'fat', percent: fat },
      ]}
    />
  );
}

export function Checks({ open }: { open: OpenDraft }) {
  const { remarks, languages } = open.recipe;
  const stops = remarks.filter(({ level }) => level === 'STOPS');
  const others = remarks.filter(({ level }) => level === 'PROBLEM');
  const hints = remarks.filter(({ level }) => level === 'HINT');
  const gaps = languages.filter(({ missing, stale }) => missing.length + stale.length > 0);
  const isReady = stops.length + others.length + gaps.length === 0;
  return (
    <section className="grid gap-2 border-t border-line pt-5">
      <h2 className="text-h4">{m.kitchen_before()}</h2>
      <ul className="grid gap-2 text-sm">
        {isReady && <Check icon={CheckIcon}>{m.kitchen_nothing_open()}</Check>}
        {[...Map.groupBy([...stops, ...others], ({ message }) => message)].map(
          ([message, told]) => (
            <Check
              key={message}
              icon={WarningIcon}
              lang={told[0]?.language}
              places={told.length > 1 ? placesOf(told, open) : undefined}
            >
              {message}
            </Check>
          ),
        )}
        {gaps.map(({ language, missing, stale }) => (
          <Check key={language} icon={TranslateIcon}>
            {m.kitchen_gaps({
              language: languageName(language),
              missing: missing.length,
              stale: stale.length,
            })}
          </Check>
        ))}
        {hints.map(({ field, message, language }) => (
          <Check key={`${field} ${message}`} icon={InfoIcon} lang={language}>
            {message}
          </Check>
        ))}
      </ul>
    </section>
  );
}

/** Where one thing is said of several fields. */
function placesOf(told: OpenDraft['recipe']['remarks'], open: OpenDraft): string {
  return [...new Set(told.map(({ field }) => fieldWords(field, open)))].join(' · ');
}

interface CheckProps {
  icon: Icon;
  lang?: string | undefined;
  places?: string | undefined;
  children: string;
}

function Check({ icon: Sign, lang, places, children }: CheckProps) {
  return (
    <li className="flex items-start gap-2">
      <Sign size="1.25em" aria-hidden className="mt-0.5 flex-none" />
      <span className="min-w-0 wrap-anywhere">
        <span lang={lang}>{children}</span>
        {places !== undefined && <span className="block text-ink-2">{places}</span>}
      </span>
    </li>
  );
}
