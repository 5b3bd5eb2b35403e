import { listPlannerSettings } from './settings.ts';

/** What operators are shown of the planner: every weight, limit and target with its reason. */
for (const [group, settings] of Map.groupBy(listPlannerSettings(), (setting) => setting.group)) {
  console.log(`\n${group}`);
  for (const { name, value, unit = '', reason, source } of settings) {
    const figure = `${Number(value.toPrecision(4))} ${unit}`.trim();
    console.log(`  ${name.padEnd(26)} ${figure.padEnd(18)} ${reason}`);
    if (source) console.log(`  ${' '.repeat(45)} ${source}`);
  }
}
