import { dateFormat, numberFormat } from '../../lib/formats.ts';
import { daysBetween } from '../../lib/local-time.ts';
import type { HandoutPaper } from '../../domain/pro/joining/papers.ts';
import { locales } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import type { HandoutSheet } from './sheet.ts';

/** A line has two ends. */
const fewestPoints = 2;

/** The words of a hand-out, in the language of who prints it. */
export function handoutSheet(args: { paper: HandoutPaper; brand: string }): HandoutSheet {
  const { paper, brand } = args;
  const said = { locale: paper.locale };
  const { languageTag } = locales[paper.locale];
  const long = dateFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' });
  const { groupTitle: group, personName: name } = paper;
  return {
    kind: 'handout',
    language: languageTag,
    documentTitle: m.pro_paper_handout_file({ name }, said),
    group,
    forWhom: m.pro_paper_for({ name, date: long.format(paper.today) }, said),
    title: m.pro_paper_handout_title({}, said),
    plan: planPart(paper),
    weight: weightPart(paper),
    tasks: {
      title: m.pro_paper_tasks({}, said),
      items: [m.pro_paper_task_weigh({}, said), m.pro_paper_task_questions({}, said)],
    },
    questions: { title: m.pro_paper_questions({}, said) },
    footer: m.pro_paper_handout_footer({ brand }, said),
  };
}

function planPart({ plan, locale }: HandoutPaper): HandoutSheet['plan'] {
  if (plan === null) return null;
  const said = { locale };
  const day = dateFormat(locales[locale].languageTag, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return {
    title: m.pro_paper_plan({}, said),
    name: plan.title ?? '',
    columns: [m.pro_paper_week({}, said), m.pro_paper_cooked({}, said)],
    rows: plan.weeks.map(({ monday, cookedDays }) => [
      day.format(new Date(monday)),
      m.pro_paper_days_of_seven({ count: cookedDays }, said),
    ]),
  };
}

function weightPart({ weights, locale }: HandoutPaper): HandoutSheet['weight'] {
  const [first] = weights;
  const last = weights.at(-1);
  if (first === undefined || last === undefined || weights.length < fewestPoints) return null;
  const said = { locale };
  const { languageTag } = locales[locale];
  const number = numberFormat(languageTag, { maximumFractionDigits: 1 });
  const long = dateFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' });
  const text = m.pro_paper_from_to(
    { from: number.format(first.value), to: number.format(last.value) },
    said,
  );
  return {
    title: m.pro_paper_since({ date: long.format(new Date(first.day)) }, said),
    text,
    label: text,
    unit: 'kg',
    points: weights.map(({ day, value }) => ({ day: daysBetween(first.day, day), value })),
    lastText: number.format(last.value),
  };
}
