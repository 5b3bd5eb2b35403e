import type { ReactNode } from 'react';

/** Instructions, each number a yolk. */
export function NumberedSteps({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <ol className="grid gap-7 print:gap-3">
      {steps.map((step, index) => (
        <li
          key={index}
          className="grid grid-cols-[3rem_1fr] gap-4 print:grid-cols-[2rem_1fr] print:break-inside-avoid print:gap-2"
        >
          <span
            aria-hidden
            className="yolk-coin grid size-target place-items-center font-bold tabular-nums print:size-7 print:border print:bg-none"
          >
            {index + 1}
          </span>
          <div className="max-w-[60ch] pt-2 text-[1.0625rem] print:pt-0.5 print:text-base">
            {step}
          </div>
        </li>
      ))}
    </ol>
  );
}
