import type { FirstStepState } from '../../../domain/new-members/first-steps.rules.ts';

/** Centres of the six wells, in two rows. */
const columns = [43, 105, 167];
const rows = [43, 105];

/** An egg for each step that is done, as many as the words say; the one that is next is its yolk. */
export function Carton({
  states,
  shown,
}: {
  states: readonly FirstStepState[];
  shown: FirstStepState['step'] | null;
}) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 210 148"
      className="w-full max-w-84 -rotate-5 justify-self-center drop-shadow-lg max-md:max-w-60"
    >
      <rect
        x="3"
        y="3"
        width="204"
        height="142"
        rx="24"
        className="fill-[#d8cdbb] dark:fill-[#7d735f]"
      />
      <rect
        x="8"
        y="8"
        width="194"
        height="132"
        rx="20"
        className="fill-[#cabda8] dark:fill-[#6b6250]"
      />
      {states.map(({ step, state }, index) => {
        const [x, y] = [columns[index % columns.length], rows[Math.floor(index / columns.length)]];
        return (
          <g key={step} transform={`translate(${x} ${y})`}>
            <circle r="26" className="fill-[#b3a58d] dark:fill-[#554d3e]" />
            <circle cy="2" r="23" className="fill-[#a5967d] dark:fill-[#494234]" />
            {state === 'DONE' && <Egg />}
            {state === 'OPEN' && step === shown && <Yolk />}
          </g>
        );
      })}
    </svg>
  );
}

function Egg() {
  return (
    <>
      <ellipse rx="22" ry="23" fill="#f6e3c9" />
      <circle cx="-2" cy="-3" r="18" fill="#fdf3e2" />
      <ellipse cx="-7" cy="-9" rx="5" ry="4" fill="#fff" />
    </>
  );
}

function Yolk() {
  return (
    <>
      <circle r="18" strokeWidth="1.5" className="fill-yolk stroke-yolk-edge" />
      <ellipse
        cx="-5.8"
        cy="-6.5"
        rx="3.1"
        ry="2"
        fill="#fff"
        opacity=".75"
        transform="rotate(-35 -5.8 -6.5)"
      />
    </>
  );
}
