import { BookOpenTextIcon } from '@phosphor-icons/react/dist/ssr/BookOpenText';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { CheckRowButton } from '../../ui/forms/check-row.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { IntentForm } from '../../forms/intent-form.tsx';
import type { ProgramDayQuery } from './operations.gen.ts';
import { programForms } from './program-forms.ts';
import { Link } from '../../ui/navigation/link.ts';

type Program = NonNullable<ProgramDayQuery['program']>;

interface OfDay {
  program: Pick<Program, 'slug' | 'run'>;
  day: NonNullable<Program['day']>;
}

export function DayTasks({ program: { run }, day }: OfDay) {
  const isGoingOn = run?.status === 'RUNNING' || run?.status === 'PAUSED';
  const done = new Set(
    run?.ticks.filter((tick) => tick.day === day.number).map(({ taskId }) => taskId),
  );
  const isAllDone = isGoingOn && day.tasks.every(({ id }) => done.has(id));
  return (
    <Card as="section">
      <h2 className="text-h3">{m.programs_tasks()}</h2>
      <ul className="mt-2">
        {day.tasks.map((task) => (
          <li key={task.id}>
            {isGoingOn ? (
              <TaskRow runId={run.id} day={day.number} task={task} isDone={done.has(task.id)} />
            ) : (
              <p className="border-b border-line py-3.5">{task.text}</p>
            )}
          </li>
        ))}
      </ul>
      <output className="block font-semibold text-leaf">
        {isAllDone && <span className="block pt-4">{m.programs_all_done()}</span>}
      </output>
    </Card>
  );
}

/** Shows at once what was pressed; the server's word follows. */
function TaskRow({
  runId,
  day,
  task,
  isDone,
}: {
  runId: string;
  day: number;
  task: OfDay['day']['tasks'][number];
  isDone: boolean;
}) {
  return (
    <IntentForm
      set={programForms}
      intent="tick"
      values={{ run_id: runId, day, task_id: task.id }}
      fetcherKey={`${runId} ${day} ${task.id}`}
    >
      {({ sending, answer }) => {
        const sent = sending?.get('is_done');
        const isShownDone = sent ? sent === 'true' : isDone;
        const [problem] = answer?.problems ?? [];
        return (
          <>
            <CheckRowButton
              isChecked={isShownDone}
              name="is_done"
              value={isShownDone ? 'false' : 'true'}
              label={<span className="block py-1.5">{task.text}</span>}
            />
            {problem && <Alert tone="danger">{problem.message}</Alert>}
          </>
        );
      }}
    </IntentForm>
  );
}

export function DayLessons({
  program: { slug, run },
  lessons,
}: {
  program: OfDay['program'];
  lessons: OfDay['day']['lessons'];
}) {
  const locale = useLocale();
  return (
    <Card as="section">
      <h2 className="text-h3">{m.programs_lesson_of_day()}</h2>
      <ul className="mt-2 divide-y divide-line">
        {lessons.map(({ id, number, title }) => {
          const isRead = run?.readLessonIds.includes(id) ?? false;
          const Sign = isRead ? CheckCircleIcon : BookOpenTextIcon;
          return (
            <li key={id}>
              <Link
                to={screenPath('programLesson', locale, { slug, lesson: number })}
                className="flex min-h-14 items-center gap-3 font-semibold hover:underline"
              >
                <Sign
                  size="1.5em"
                  weight={isRead ? 'fill' : 'bold'}
                  aria-hidden
                  className="flex-none text-leaf"
                />
                <span>
                  {title}
                  {isRead && <span className="sr-only">, {m.programs_read()}</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
