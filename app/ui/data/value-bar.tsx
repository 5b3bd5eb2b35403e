import { inTenths } from '../../../lib/tenths.ts';
import { classNames } from '../class-names.ts';

export type ValueKind = 'carbs' | 'protein' | 'satiety';

const fills: Record<ValueKind, string> = {
  carbs: 'bg-yolk inset-ring-[1.5px] inset-ring-data-carbs',
  protein: 'bg-data-protein',
  satiety: 'bg-data-satiety',
};

/**
 * One figure on a scale shared by a list; the yolk marks where it is. Decorative: the value stands
 * beside it. An empty track where there is none.
 */
export function ValueBar({ kind, share }: { kind: ValueKind; share: number | null }) {
  const percent = share === null ? 0 : inTenths(Math.min(1, Math.max(0, share)) * 100);
  return (
    <span aria-hidden className="relative block h-4 rounded-full bg-sunken">
      {share !== null && (
        <span
          className={classNames('absolute inset-y-0 left-0 min-w-4 rounded-full', fills[kind])}
          style={{ width: `${percent}%` }}
        >
          {kind === 'carbs' && (
            <span className="yolk-coin absolute top-1/2 right-0 size-6 translate-x-1/3 -translate-y-1/2" />
          )}
        </span>
      )}
    </span>
  );
}
