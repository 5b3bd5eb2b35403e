import {
  measureDefinitions,
  type MeasureUnit,
} from '../../../../domain/tracking/measurements/measures.rules.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import type {
  MeasureHistoryFragment,
  MeasurementFragment,
  TrackingChoicesFragment,
} from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ChipLink } from '../../../ui/actions/chip.tsx';
import { SegmentedLinks } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ChoicesCard } from './choices-card.tsx';
import { EditEntryDialog } from './edit-entry-dialog.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryTable } from './entry-table.tsx';
import { FilesCard } from './files-card.tsx';
import { FiguresCard } from './figures-card.tsx';
import { GoalCard } from './goal-card.tsx';
import { MeasureChart } from './measure-chart.tsx';
import { dayText, measureWords, noBreakSpace, valueText } from './measure-words.ts';
import { MilestoneCard } from './milestone-card.tsx';
import { TrackingHeader } from '../page/tracking-header.tsx';
import { measurePath, type MeasureAddress } from '../tracking-address.ts';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';
import { unitChoicesOf } from './unit-choices.ts';

export interface MeasureTabProps {
  today: string;
  newId: string;
  address: MeasureAddress;
  choices: TrackingChoicesFragment;
  history: MeasureHistoryFragment;
  /** Of a form that was sent without scripts. */
  answer: TrackingAnswer | undefined;
}

/** Weight, or another measure that the member follows. */
export function MeasureTab({ today, newId, address, choices, history, answer }: MeasureTabProps) {
  const { measure, editedId } = address;
  const unit = measureDefinitions[measure].unitOf(unitChoicesOf(choices));
  const goal = measure === 'WEIGHT' ? choices.goalWeightKg : null;
  const hasOwnEntry = history.entries.some(({ isFromQuiz }) => !isFromQuiz);
  const edited = history.entries.find(({ id }) => id === editedId);
  return (
    <>
      <TrackingHeader history={history} unit={unit} today={today} />
      {choices.measures.length > 0 && <MeasureLinks choices={choices} address={address} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr_auto] lg:gap-6">
        <div className="lg:row-span-2">
          <ChartCard address={address} history={history} unit={unit} goal={goal} />
        </div>
        <EntryForm
          key={`${measure} ${unit}`}
          measure={measure}
          unit={unit}
          today={today}
          newId={newId}
          last={history.entries[0] ?? null}
          answer={answer}
        />
        <div className="lg:row-start-3">
          <EntryTable history={history} unit={unit} address={address} />
        </div>
        <div className="grid content-start gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-2">
          {hasOwnEntry && <FiguresCard history={history} unit={unit} goal={goal} />}
          <MilestoneCard history={history} unit={unit} />
          {measure === 'WEIGHT' && (
            <GoalCard key={choices.goalWeightKg} choices={choices} answer={answer} />
          )}
          <ChoicesCard choices={choices} answer={answer} />
          <FilesCard answer={answer} />
        </div>
      </div>
      {edited && (
        <EditEntryDialog
          entry={edited}
          unit={unit}
          address={address}
          today={today}
          answer={answer}
        />
      )}
    </>
  );
}

function MeasureLinks({
  choices,
  address,
}: {
  choices: TrackingChoicesFragment;
  address: MeasureAddress;
}) {
  const locale = useLocale();
  const { interval } = address;
  return (
    <nav aria-label={m.tracking_measures()} className="flex flex-wrap gap-2 pb-5">
      {(['WEIGHT', ...choices.measures] as const).map((measure) => (
        <ChipLink
          key={measure}
          to={measurePath({ measure, interval, locale })}
          isCurrent={measure === address.measure}
        >
          {measureWords[measure]()}
        </ChipLink>
      ))}
    </nav>
  );
}

const intervalWords = {
  '1W': { short: m.tracking_interval_1w, long: m.tracking_interval_1w_long },
  '1M': { short: m.tracking_interval_1m, long: m.tracking_interval_1m_long },
  '3M': { short: m.tracking_interval_3m, long: m.tracking_interval_3m_long },
  '6M': { short: m.tracking_interval_6m, long: m.tracking_interval_6m_long },
  '1Y': { short: m.tracking_interval_1y, long: m.tracking_interval_1y_long },
  ALL: { short: m.tracking_interval_all, long: m.tracking_interval_all_long },
} as const;

const shownIntervals = ['1W', '1M', '3M', '6M', '1Y', 'ALL'] as const;

function ChartCard({
  address,
  history,
  unit,
  goal,
}: Pick<MeasureTabProps, 'address' | 'history'> & { unit: MeasureUnit; goal: number | null }) {
  const locale = useLocale();
  const { measure, interval } = address;
  const isWeight = measure === 'WEIGHT';
  const isFirst = isWeight && history.last !== null && history.first?.id === history.last.id;
  return (
    <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {isWeight && history.last ? (
          <LatestWeight latest={history.last} unit={unit} />
        ) : (
          <h2 className="text-h3">{measureWords[measure]()}</h2>
        )}
        {!isFirst && (
          <SegmentedLinks
            label={m.tracking_interval()}
            items={shownIntervals.map((each) => ({
              to: measurePath({ measure, interval: each, locale }),
              isCurrent: each === interval,
              label: (
                <>
                  <span aria-hidden>{intervalWords[each].short()}</span>
                  <span className="sr-only">{intervalWords[each].long()}</span>
                </>
              ),
            }))}
          />
        )}
      </div>
      <MeasureChart history={history} unit={unit} goal={goal} />
    </Card>
  );
}

/** "78.0 kg", and where it is from. */
function LatestWeight({ latest, unit }: { latest: MeasurementFragment; unit: MeasureUnit }) {
  const locale = useLocale();
  const day = dayText({ day: latest.day, style: 'monthDay', locale });
  const value = valueText({ ...latest, unit, locale });
  const unitAt = value.lastIndexOf(noBreakSpace);
  return (
    <h2 className="flex flex-wrap items-baseline gap-x-2">
      <span className="sr-only">{`${measureWords[latest.measure]()}: `}</span>
      <span className="whitespace-nowrap">
        <span className="figures text-[2.75rem] leading-none">{value.slice(0, unitAt)}</span>
        <span className="font-sans text-base font-normal">{value.slice(unitAt)}</span>
      </span>
      <span className="font-sans text-sm font-normal text-ink-2">
        {latest.isFromQuiz ? m.tracking_from_the_quiz_on({ day }) : day}
      </span>
    </h2>
  );
}
