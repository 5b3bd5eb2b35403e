import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import type { ReactNode } from 'react';

/** An icon and a word, never colour alone. */
export function Light({ isWarning, children }: { isWarning: boolean; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      {isWarning ? (
        <WarningIcon weight="fill" aria-hidden className="flex-none text-data-carbs" />
      ) : (
        <CheckCircleIcon weight="fill" aria-hidden className="flex-none text-leaf" />
      )}
      {children}
    </span>
  );
}
