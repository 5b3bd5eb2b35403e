import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import * as m from '../../../../i18n/paraglide/messages.js';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { AddLine, lineMark, useGoToLine } from '../recipes/write/add-line.tsx';
import { idsOf } from '../recipes/draft/draft-changes.ts';
import { EditedText, FieldNotes } from '../recipes/draft/edited-field.tsx';
import { dropOn, MoveHandle } from '../recipes/write/move-handle.tsx';
import { newLineId } from '../recipes/write/new-line-id.ts';
import type { OpenDraft } from '../recipes/draft/use-draft.ts';
import { Chooser } from './chooser.tsx';
import { documentField } from './document-field.ts';
import { FactInput, ThingFact } from './field-inputs.tsx';
import {
  daysOfWeek,
  lessonsOfWeek,
  tasksOfWeek,
  withLessonIn,
  withLessons,
  withoutWeek,
  withTasks,
  type PlacedLesson,
} from './program-structure.ts';

const plans = ['mealPlan', 'planKeto', 'planModerate', 'planLiberal'];

interface WeekProps {
  open: OpenDraft;
  id: string;
}

/** A week: its theme and meal plan, lessons on their days, and the tasks of each day. */
export function ProgramWeek({ open, id }: WeekProps) {
  const { texts } = open.draft;
  const name = weekName(open, id);
  const lessons = lessonsOfWeek(texts, id);
  const goTo = useGoToLine();
  /** The keyboard goes along, so that another press takes it further. */
  function moveTo(to: string, lesson: PlacedLesson): void {
    open.setTexts(withLessonIn(texts, { lesson, from: id, to }));
    goTo(lesson.id, `select[name="${weekChoice}"]`);
  }
  return (
    <section
      {...dropOn({ open, list: 'weeks', id })}
      className="grid grid-cols-1 gap-4 border-t border-line pt-6"
    >
      <div className="flex items-center gap-2">
        <MoveHandle open={open} list="weeks" id={id} name={name} />
        <h2 className="min-w-0 flex-1 text-h3">{name}</h2>
        <IconButton
          icon={TrashIcon}
          label={m.kitchen_remove({ name })}
          onClick={() => open.setTexts(withoutWeek(texts, id))}
        />
      </div>
      {['theme', 'summary'].map((leaf) => (
        <EditedText
          key={leaf}
          open={open}
          field={`week.${id}.${leaf}.en`}
          label={documentField(`week.${id}.${leaf}`, texts)}
          isLabelShown
          isFlush
          lang="en"
        />
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        {plans.map((plan) => (
          <ThingFact key={plan} open={open} field={`week.${id}.${plan}`} of="plans" />
        ))}
      </div>
      {lessons.map((lesson) => (
        <Lesson
          key={lesson.id}
          open={open}
          id={id}
          lesson={lesson}
          onMove={(to) => moveTo(to, lesson)}
        />
      ))}
      <FieldNotes open={open} fields={[`week.${id}.lessons`]} />
      <div>
        <AddLine
          icon={PlusIcon}
          onAdd={() => {
            const lesson = { id: `l${newLineId()}`, day: daysOfWeek };
            open.setTexts(withLessons(texts, id, [...lessons, lesson]));
            return lesson.id;
          }}
        >
          {m.kitchen_add_lesson({ week: name })}
        </AddLine>
      </div>
      <Days open={open} id={id} />
    </section>
  );
}

function weekName({ draft }: OpenDraft, id: string): string {
  return `${m.kitchen_field({ field: 'week' })} ${idsOf(draft.texts, 'weeks').indexOf(id) + 1}`;
}

interface LessonProps extends WeekProps {
  lesson: PlacedLesson;
  onMove: (week: string) => void;
}

function Lesson({ open, id, lesson, onMove }: LessonProps) {
  const { texts } = open.draft;
  const lessons = lessonsOfWeek(texts, id);
  const field = `lesson.${lesson.id}`;
  const name = texts[`${field}.title.en`] ?? documentField(`${field}.title`, texts);
  const setDay = (day: number) =>
    open.setTexts(
      withLessons(
        texts,
        id,
        lessons.map((each) => (each.id === lesson.id ? { ...each, day } : each)),
      ),
    );
  return (
    <div {...lineMark(lesson.id)} className="grid grid-cols-1 gap-2 rounded-md bg-sunken p-4">
      <EditedText
        open={open}
        field={`${field}.title.en`}
        label={documentField(`${field}.title`, texts)}
        isLabelShown
        lang="en"
        className="font-semibold"
      />
      <EditedText
        open={open}
        field={`${field}.text.en`}
        label={documentField(`${field}.text`, texts)}
        isLabelShown
        lang="en"
      />
      <FactInput open={open} field={`${field}.sources`} />
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <Choice
          name={weekChoice}
          label={m.kitchen_lesson_week({ name })}
          value={id}
          choices={idsOf(texts, 'weeks').map((week) => ({
            value: week,
            label: weekName(open, week),
          }))}
          onChoose={onMove}
        />
        <Choice
          label={m.kitchen_lesson_day({ name })}
          value={String(lesson.day)}
          choices={Array.from({ length: daysOfWeek }, (_, day) => ({
            value: String(day + 1),
            label: m.kitchen_day_number({ number: day + 1 }),
          }))}
          onChoose={(day) => setDay(Number(day))}
        />
        <IconButton
          icon={TrashIcon}
          label={m.kitchen_remove({ name })}
          onClick={() =>
            open.setTexts(
              withLessons(
                texts,
                id,
                lessons.filter((each) => each.id !== lesson.id),
              ),
            )
          }
        />
      </div>
    </div>
  );
}

/** What the choice of a lesson's week is found by. */
const weekChoice = 'lesson-week';

interface ChoiceProps {
  name?: string;
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

function Choice({ name, label, value, choices, onChoose }: ChoiceProps) {
  return (
    <select
      name={name}
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      className="min-h-target max-w-full rounded-sm border border-line-strong bg-surface px-2"
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

/** What is to be done on each day, by name. */
function Days({ open, id }: WeekProps) {
  const { texts } = open.draft;
  const textOf = (task: string) => texts[`task.${task}.text.en`] ?? task;
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="text-h4">{m.kitchen_days()}</h3>
      <ol className="grid grid-cols-1 gap-2">
        {tasksOfWeek(texts, id).map((tasks, day) => {
          const name = m.kitchen_day_number({ number: day + 1 });
          const set = (now: readonly string[]) =>
            open.setTexts(withTasks(texts, { week: id, day, tasks: now }));
          const others = idsOf(texts, 'tasks').filter((task) => !tasks.includes(task));
          return (
            <li
              key={name}
              className="grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-2 text-sm"
            >
              <span className="py-2.5 font-semibold">{name}</span>
              <div className="flex flex-wrap items-center gap-2">
                {tasks.map((task) => (
                  <span
                    key={task}
                    className="inline-flex max-w-full items-center gap-1 rounded-sm bg-leaf-soft pl-2.5 text-leaf-ink"
                  >
                    <span className="min-w-0 wrap-anywhere">{textOf(task)}</span>
                    <button
                      type="button"
                      aria-label={m.kitchen_remove({ name: `${name}: ${textOf(task)}` })}
                      onClick={() => set(tasks.filter((each) => each !== task))}
                      className="grid size-8 flex-none place-items-center"
                    >
                      <XIcon aria-hidden weight="bold" />
                    </button>
                  </span>
                ))}
                {others.length > 0 && (
                  <Chooser
                    label={m.kitchen_add_task_to({ day: `${weekName(open, id)}, ${name}` })}
                    words={m.kitchen_add_task()}
                    choices={others.map((task) => ({ value: task, label: textOf(task) }))}
                    onChoose={(task) => set([...tasks, task])}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <FieldNotes open={open} fields={[`week.${id}.days`]} />
    </div>
  );
}
