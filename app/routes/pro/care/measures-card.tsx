import * as m from '../../../../i18n/paraglide/messages.js';
import {
  measures,
  type Measure,
  type MeasureUnit,
} from '../../../../domain/tracking/measurements/measures.rules.ts';
import { useLocale } from '../../../shell/locale.ts';
import { Card } from '../../../ui/layout/card.tsx';
import {
  dayText,
  differenceText,
  measureWords,
  valueText,
} from '../../tracking/measures/measure-words.ts';
import type { MemberCareQuery } from '../operations.gen.ts';
import { WeightLine } from './weight-line.tsx';

type Entries = NonNullable<NonNullable<MemberCareQuery['memberCare']>['measurements']>;
type Entry = Entries[number];

/** Clinics read what is kept: no unit of the member's own choice stands between. */
const careUnits: Record<Measure, MeasureUnit> = {
  WEIGHT: 'kg',
  WAIST: 'cm',
  KETONES: 'mmol/L',
  GLUCOSE: 'mmol/L',
  BLOOD_PRESSURE: 'mmHg',
};

/** Weight as a line, what else was measured by its last value, and all of it as tables. */
export function MeasuresCard({ measurements }: { measurements: Entries }) {
  const known = measures.flatMap((measure) => {
    const entries = measurements.filter((entry) => entry.measure === measure);
    return entries.length > 0 ? [{ measure, entries }] : [];
  });
  return (
    <Card as="section" className="grid gap-6">
      <header>
        <h2 className="text-h3">{m.pro_care_item_measures()}</h2>
        <p className="text-ink-2">
          {known.length > 0 ? m.pro_care_own_entries() : m.pro_care_no_entries()}
        </p>
      </header>
      {known.map(({ measure, entries }) => (
        <MeasurePart key={measure} measure={measure} entries={entries} />
      ))}
    </Card>
  );
}

interface PartProps {
  measure: Measure;
  entries: Entries;
}

function MeasurePart({ measure, entries }: PartProps) {
  const locale = useLocale();
  const unit = careUnits[measure];
  const [first] = entries;
  const last = entries.at(-1);
  if (first === undefined || last === undefined) return null;
  const day = (entry: Entry) => dayText({ day: entry.day, style: 'long', locale });
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h3 className="text-h4">{measureWords[measure]()}</h3>
        <dl className="flex gap-8">
          <Figure name={m.pro_care_now()} value={valueText({ ...last, unit, locale })} />
          {entries.length > 1 && measure === 'WEIGHT' && (
            <Figure
              name={m.pro_care_since_start({ date: day(first) })}
              value={differenceText({ value: last.value - first.value, unit, locale })}
            />
          )}
        </dl>
      </div>
      {measure === 'WEIGHT' && entries.length > 1 && <WeightLine entries={entries} unit={unit} />}
      <EntriesTable measure={measure} entries={entries} />
    </section>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-display text-h4">{value}</dd>
    </div>
  );
}

function EntriesTable({ measure, entries }: PartProps) {
  const locale = useLocale();
  const unit = careUnits[measure];
  return (
    <details>
      <summary className="inline-flex min-h-target cursor-pointer items-center font-semibold">
        {m.pro_care_as_table()}
      </summary>
      <table className="w-full max-w-md border-collapse text-left">
        <thead>
          <tr className="border-b border-line">
            <th className="py-2 pr-4">{m.pro_care_day()}</th>
            <th className="py-2">{m.pro_care_value()}</th>
          </tr>
        </thead>
        <tbody>
          {entries.toReversed().map((entry, index) => (
            <tr key={index} className="border-b border-line">
              <td className="py-2 pr-4">{dayText({ day: entry.day, style: 'long', locale })}</td>
              <td className="py-2">{valueText({ ...entry, unit, locale })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
