/** Bars of a long form, one per stage, with the yolk where you are. */
export function ProgressSteps({
  label,
  stages,
}: {
  /** "Stage 2 of 3" */
  label: string;
  /** How far each stage is, 0 to 1. */
  stages: readonly number[];
}) {
  const done = stages.reduce((sum, each) => sum + each, 0);
  const head = stages.findIndex((each) => each < 1);
  return (
    <div className="mx-auto w-full max-w-[34rem]">
      <progress className="sr-only" aria-label={label} max={stages.length} value={done} />
      <div aria-hidden className="grid auto-cols-fr grid-flow-col gap-2">
        {stages.map((share, index) => (
          <span key={index} className="relative h-2.5 rounded-full bg-sunken">
            {(share > 0 || index === head) && (
              <span
                style={{ width: `${share * 100}%` }}
                className="absolute inset-y-0 left-0 min-w-2.5 rounded-full bg-yolk shadow-[inset_0_0_0_1px_var(--color-yolk-edge)] transition-[width] duration-(--duration-slow)"
              >
                {index === head && (
                  <span className="absolute -top-1.5 -right-2.25 size-5.25 rounded-full bg-yolk shadow-[inset_0_0_0_2px_var(--color-yolk-edge),0_0_0_4px_var(--color-egg-white),0_1px_5px_4px_rgb(21_36_29/0.16)]" />
                )}
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
