import { redirect } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { execute } from '../../graphql/api.ts';
import { ProgramCheckInDocument, SaveProgramCheckInDocument } from './operations.gen.ts';
import { requestLocale, useLocale } from '../../shell/locale.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextAreaField } from '../../ui/forms/text-field.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { messageFor, typedIn } from '../../forms/form-answers.ts';
import { FormFailure, IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { redirectToLogin } from '../../members-only/login-redirect.ts';
import { pageHead } from '../../shell/page-head.ts';
import { executeAsMember } from '../../members-only/execute-as-member.ts';
import { AmountFields } from '../tracking/measures/amount-fields.tsx';
import { timeZoneOf, useTimeZone } from '../../dates/time-zone.ts';
import { unitChoicesOf } from '../tracking/measures/unit-choices.ts';
import type { Route } from './+types/program-check-in.ts';
import { readCheckIn, weightFields } from './check-in-form.ts';
import { noSuchProgram, numberIn, addressesOfProgram } from './program-address.ts';
import { RatingField } from './rating-field.tsx';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { typedEntry } from '../tracking/measures/entry-form-values.ts';
import { checkInForms } from './program-forms.ts';
import { Link } from '../../ui/navigation/link.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const week = numberIn(params.week);
  const slug = params.slug ?? '';
  const asked = { slug, timeZone: timeZoneOf(request) };
  const { program, tracking, me } = await execute(context, ProgramCheckInDocument, asked);
  if (program === null || week < 1 || week > program.weekCount) throw noSuchProgram();
  const alternates = addressesOfProgram({
    request,
    asked: params.slug,
    program,
    pathOf: (locale, each) => screenPath('programCheckIn', locale, { slug: each, week }),
  });
  if (me === null) throw redirectToLogin(request);
  const { run } = program;
  const isGoingOn = run?.status === 'RUNNING' || run?.status === 'PAUSED';
  if (!isGoingOn || run.weekReached < week) {
    throw redirect(screenPath('program', requestLocale(request), { slug }));
  }
  return {
    program,
    week,
    run,
    unit: tracking ? unitChoicesOf(tracking.choices).weightUnit : ('kg' as const),
    saved: run.checkIns.find((checkIn) => checkIn.week === week) ?? null,
    alternates,
  };
}

export async function action(args: Route.ActionArgs) {
  const { params, request } = args;
  const locale = requestLocale(request);
  const answer = await answerCheckIn(numberIn(params.week))(args);
  if (answer.outcome !== 'done') return refuse(answer);
  const day = { slug: params.slug ?? '', day: answer.result?.dayReached ?? 1 };
  return redirect(screenPath('programDay', locale, day, { query: { done: 'check-in' } }));
}

function answerCheckIn(week: number) {
  return answerForms<typeof checkInForms, { dayReached: number }>(checkInForms, {
    save: async (fields, { context, request, url }) => {
      const read = readCheckIn({ fields, locale: requestLocale(request) });
      if ('problems' in read) return read;
      const ofRun = { runId: fields.run_id, week, timeZone: timeZoneOf(request) };
      const { change } = await executeAsMember({
        context,
        url,
        document: SaveProgramCheckInDocument,
        variables: { input: { ...ofRun, ...read.answers } },
      });
      return { problems: change.problems, result: change.run };
    },
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageHead({ title: m.programs_check_in_title({ number: loaderData?.week ?? 1 }), matches }),
  { name: 'robots', content: 'noindex' },
];

export default function ProgramCheckIn({ loaderData, actionData }: Route.ComponentProps) {
  const { program, week, run, unit, saved } = loaderData;
  const locale = useLocale();
  useTimeZone();
  const problems = actionData?.problems;
  const theme = program.weeks[week - 1]?.theme ?? '';
  const rating = (name: 'mood' | 'energy' | 'hunger') => ({
    name,
    value: typedIn(actionData, name) ?? (saved ? String(saved[name]) : ''),
    error: messageFor(problems, name),
  });
  return (
    <Page width="form" className="pb-16">
      <p className="pt-7 font-semibold">
        <Link to={screenPath('program', locale, { slug: program.slug })} className="link">
          {program.title}
        </Link>
      </p>
      <PageHeader title={m.programs_check_in_title({ number: week })} lead={theme} />
      {messageFor(problems) && <Alert tone="danger">{messageFor(problems)}</Alert>}
      <IntentForm
        set={checkInForms}
        intent="save"
        values={{ run_id: run.id }}
        failure="placed"
        className="grid gap-7"
      >
        <RatingField
          {...rating('mood')}
          label={m.programs_mood()}
          least={m.programs_mood_least()}
          most={m.programs_mood_most()}
        />
        <RatingField
          {...rating('energy')}
          label={m.programs_energy()}
          least={m.programs_energy_least()}
          most={m.programs_energy_most()}
        />
        <RatingField
          {...rating('hunger')}
          label={m.programs_hunger()}
          least={m.programs_hunger_least()}
          most={m.programs_hunger_most()}
        />
        <div className="grid gap-1.5">
          <input type="hidden" name="unit" value={unit} />
          <input type="hidden" name="kept" value={saved?.weightKg ?? ''} />
          <AmountFields
            measure="WEIGHT"
            unit={unit}
            typed={
              typedEntry(actionData) ??
              weightFields({ weightKg: saved?.weightKg ?? null, unit, locale })
            }
            isRequired={false}
            problems={problems}
          />
          <p className="text-sm text-ink-2">{m.programs_weight_hint()}</p>
        </div>
        <TextAreaField
          label={m.programs_note()}
          hint={m.programs_note_hint()}
          name="note"
          maxLength={1000}
          defaultValue={typedIn(actionData, 'note') ?? saved?.note ?? ''}
          error={messageFor(problems, 'note')}
        />
        <div className="grid justify-items-start gap-3">
          <FormFailure />
          <SubmitButton variant="primary" size="lg">
            {m.programs_check_in_save()}
          </SubmitButton>
        </div>
      </IntentForm>
    </Page>
  );
}
