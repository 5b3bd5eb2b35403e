interface DayTasks {
  readonly number: number;
  readonly tasks: readonly unknown[];
}

/** The first day before `day` that still has tasks to do. */
export function openDayBefore(args: {
  weeks: readonly { readonly days: readonly DayTasks[] | null }[];
  ticks: readonly { readonly day: number }[];
  day: number;
}): number | null {
  const { weeks, ticks, day } = args;
  const days = weeks.flatMap((week) => week.days ?? []);
  const open = days.find(
    ({ number, tasks }) =>
      number < day && ticks.filter((tick) => tick.day === number).length < tasks.length,
  );
  return open?.number ?? null;
}
