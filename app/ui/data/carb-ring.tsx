const radius = 52;
const circumference = 2 * Math.PI * radius;

/**
 * Eaten of the day's target, drawn as an egg that keeps its colours in both themes. Over the
 * target the ring is full and still amber: the words say it, without alarm.
 */
export function CarbRing({
  value,
  target,
  valueText,
  targetText,
  label,
}: {
  value: number;
  target: number;
  /** "12 g" */
  valueText: string;
  /** "of 20", or "4 g over" */
  targetText: string;
  /** The whole sentence for screen readers. */
  label: string;
}) {
  const share = target > 0 ? Math.min(1, Math.max(0, value / target)) : 0;
  return (
    <div className="relative size-34 flex-none">
      <span className="sr-only">{label}</span>
      <svg viewBox="0 0 136 136" aria-hidden className="size-full">
        <path
          d="M70 4c36-4 62 26 62 62s-22 66-60 66S4 106 4 70 34 8 70 4z"
          fill="#fffdf6"
          stroke="#e7d9ae"
        />
        <g fill="none" strokeWidth="9" transform="rotate(-90 68 68)">
          <circle cx="68" cy="68" r={radius} stroke="#efe7cf" />
          {share > 0 && (
            <circle
              cx="68"
              cy="68"
              r={radius}
              stroke="#bd7c00"
              strokeLinecap="round"
              strokeDasharray={`${share * circumference} ${circumference}`}
            />
          )}
        </g>
        <circle cx="68" cy="68" r="40" fill="#ffc233" />
      </svg>
      <div
        aria-hidden
        className="absolute inset-0 grid place-content-center text-center text-on-yolk"
      >
        <span className="figures text-[1.9rem] leading-none">{valueText}</span>
        <span className="text-xs font-semibold">{targetText}</span>
      </div>
    </div>
  );
}
