import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { LeafIcon } from '@phosphor-icons/react/dist/ssr/Leaf';
import { StethoscopeIcon } from '@phosphor-icons/react/dist/ssr/Stethoscope';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Icon } from '../icon.ts';

export type AlertTone = 'danger' | 'info' | 'medical' | 'tip';

const tones: Record<AlertTone, { icon: Icon; colors: string }> = {
  danger: { icon: WarningCircleIcon, colors: 'bg-danger-soft text-danger-ink' },
  info: { icon: InfoIcon, colors: 'bg-yolk-soft text-yolk-ink' },
  medical: { icon: StethoscopeIcon, colors: 'bg-sky-soft text-sky-ink' },
  tip: { icon: LeafIcon, colors: 'bg-leaf-soft text-leaf-ink' },
};

/** A message in the page. What went wrong is read out at once. */
export function Alert({
  tone = 'info',
  title,
  action,
  isActionBeside = false,
  children,
}: {
  tone?: AlertTone;
  /** The first words, in bold. */
  title?: ReactNode;
  action?: ReactNode;
  /** At the end of the line where there is room. */
  isActionBeside?: boolean;
  children?: ReactNode;
}) {
  const { icon: Sign, colors } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className={classNames(
        'flex items-start gap-3 rounded-lg p-[clamp(1.1rem,0.8rem+1vw,1.6rem)] print:border',
        colors,
      )}
    >
      <Sign
        size="1.25em"
        weight={tone === 'danger' ? 'fill' : 'bold'}
        aria-hidden
        className="mt-0.5 flex-none"
      />
      <div
        className={classNames(
          'min-w-0 flex-1 wrap-break-word',
          isActionBeside && 'sm:flex sm:items-start sm:justify-between sm:gap-5',
        )}
      >
        <div>
          {title && <b className="font-bold">{title}</b>} {children}
        </div>
        {action && (
          <div className={classNames('mt-3', isActionBeside && 'sm:mt-0 sm:flex-none')}>
            {action}
          </div>
        )}
      </div>
    </div>
  );
}
