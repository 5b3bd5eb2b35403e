import * as m from '../../../i18n/paraglide/messages.js';

/** The area of the yolk is the most a day may have: 20, 50 and 100 g. */
const levels = [
  { least: 0, most: 20, name: m.home_level_keto, text: m.home_level_keto_text },
  { least: 20, most: 50, name: m.home_level_moderate, text: m.home_level_moderate_text },
  { least: 50, most: 100, name: m.home_level_liberal, text: m.home_level_liberal_text },
];

export function CarbLevels() {
  return (
    <section className="page-width pt-section pb-[calc(var(--spacing-section)/2)]">
      <div className="mb-11 max-w-176">
        <h2 className="text-h1">{m.home_levels_title()}</h2>
        <p className="mt-3.5 text-lg text-ink-2">{m.home_levels_lead()}</p>
      </div>
      <ul className="grid gap-8 lg:grid-cols-3">
        {levels.map(({ least, most, name, text }) => (
          <li
            key={most}
            className="group grid grid-cols-[8.25rem_1fr] items-center gap-5 lg:grid-cols-1 lg:content-start lg:gap-6"
          >
            <Egg areaShare={most / 100} />
            <div>
              <p className="figures text-[2.75rem] leading-none">
                {m.home_level_range({ least, most })}
              </p>
              <h3 className="mt-1.5 text-h4">{name()}</h3>
              <p className="mt-1.5 max-w-[30ch] text-sm text-ink-2">{text()}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Egg({ areaShare }: { areaShare: number }) {
  const diameterPercent = 58.5 * Math.sqrt(areaShare);
  return (
    <span
      aria-hidden
      className="grid aspect-square place-items-center rounded-[47%_53%_55%_45%/52%_46%_54%_48%] bg-egg-white shadow-md group-nth-2:rotate-38 group-nth-3:rotate-120 lg:w-52.5"
    >
      <span
        className="aspect-square rounded-full bg-[radial-gradient(circle_at_36%_30%,#fff1c4_0_7%,transparent_8%)] bg-yolk inset-ring-3 inset-ring-yolk-edge"
        style={{ width: `${diameterPercent}%` }}
      />
    </span>
  );
}
