import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { execute } from '../../../graphql/api.ts';
import { WelcomeDocument } from '../operations.gen.ts';
import { useLocale } from '../../../shell/locale.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { SimmeringPan } from '../../../ui/pictures/simmering-pan.tsx';
import type { Route } from './+types/welcome.ts';
import { pageHead } from '../../../shell/page-head.ts';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead({ title: m.identity_welcome_title(), matches }),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { me, surveyDraft } = await execute(context, WelcomeDocument);
  const isEmailConfirmed = new URL(request.url).searchParams.get('notice') === 'email';
  return { name: me?.firstName ?? null, hasAnswers: surveyDraft.isComplete, isEmailConfirmed };
}

/** The first page after the account is theirs: what to do next, and nothing else. */
export default function Welcome({ loaderData }: Route.ComponentProps) {
  const { name, hasAnswers, isEmailConfirmed } = loaderData;
  return (
    <main
      id="main"
      className="page-width grid min-h-dvh content-center justify-items-center gap-6 py-12 text-center"
    >
      {isEmailConfirmed && <Alert tone="tip">{m.identity_welcome_email_confirmed()}</Alert>}
      <div aria-hidden className="w-48">
        <SimmeringPan />
      </div>
      <h1 className="text-h1">
        {name ? m.identity_welcome_name({ name }) : m.identity_welcome_title()}
      </h1>
      <p className="max-w-[44ch] text-lg text-ink-2">
        {hasAnswers ? m.identity_welcome_lead_plan() : m.identity_welcome_lead_quiz()}
      </p>
      <NextSteps isSignedIn={name !== null} hasAnswers={hasAnswers} />
    </main>
  );
}

function NextSteps({ isSignedIn, hasAnswers }: { isSignedIn: boolean; hasAnswers: boolean }) {
  const locale = useLocale();
  const quiz = screenPath('onboarding', locale, {});
  const plan = screenPath(isSignedIn ? 'myMealPlanner' : 'planPreview', locale);
  return (
    <div className="grid w-full max-w-80 gap-3 sm:flex sm:w-auto sm:max-w-none sm:justify-center">
      <ButtonLink to={hasAnswers ? plan : quiz} variant="primary" size="lg">
        {hasAnswers ? m.identity_welcome_plan() : m.identity_welcome_quiz()}
      </ButtonLink>
      <ButtonLink to={screenPath('recipes', locale)} size="lg">
        {m.identity_welcome_recipes()}
      </ButtonLink>
      {!isSignedIn && (
        <ButtonLink to={screenPath('login', locale)} size="lg">
          {m.identity_log_in()}
        </ButtonLink>
      )}
    </div>
  );
}
