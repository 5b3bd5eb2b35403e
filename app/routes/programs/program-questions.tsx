import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import type { ProgramQuery } from './operations.gen.ts';
import { useLocale } from '../../shell/locale.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import type { ProgramQuestion } from './program-address.ts';
import { ProgramForm } from './program-form.tsx';

interface QuestionsProps {
  program: NonNullable<ProgramQuery['program']>;
  other: ProgramQuery['currentProgram'];
  ask: ProgramQuestion | null;
}

/** Asked before anything is given up. */
export function ProgramQuestions({ program, other, ask }: QuestionsProps) {
  const locale = useLocale();
  const { id, slug, title, run } = program;
  const page = screenPath('program', locale, { slug });
  const dialog = { closeTo: page, closeLabel: m.recipes_close() };
  const isGoingOn = run?.status === 'RUNNING' || run?.status === 'PAUSED';
  return (
    <>
      <Dialog
        {...dialog}
        isOpen={ask === 'replace' && other !== null}
        title={m.programs_replace_title()}
        actions={
          <ProgramForm
            intent="start"
            fields={{ program_id: id, stops_other: 'true' }}
            variant="primary"
          >
            {m.programs_replace()}
          </ProgramForm>
        }
      >
        <p className="text-ink-2">
          {m.programs_replace_text({ other: other?.title ?? '', title })}
        </p>
      </Dialog>
      <Dialog
        {...dialog}
        isOpen={ask === 'restart' && isGoingOn}
        title={m.programs_restart_title()}
        actions={
          <ProgramForm intent="restart" fields={{ run_id: run?.id ?? '' }} variant="primary">
            {m.programs_restart()}
          </ProgramForm>
        }
      >
        <p className="text-ink-2">{m.programs_restart_text()}</p>
      </Dialog>
      <Dialog
        {...dialog}
        isOpen={ask === 'stop' && isGoingOn}
        title={m.programs_stop_title()}
        actions={
          <ProgramForm intent="stop" fields={{ run_id: run?.id ?? '' }} variant="danger">
            {m.programs_stop()}
          </ProgramForm>
        }
      >
        <p className="text-ink-2">{m.programs_stop_text()}</p>
      </Dialog>
    </>
  );
}
