import { data } from 'react-router';
import {
  longestContactName,
  longestContactText,
} from '../../../domain/contact/contact-message.rules.ts';
import { screenPath } from '../../../i18n/paths.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { answerForms, refuse } from '../../forms/answer-forms.ts';
import { validateEmail } from '../../forms/field-validators.ts';
import { messageFor, sentValue, typedIn } from '../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { SentInPlace } from '../../forms/sent-in-place.tsx';
import { execute } from '../../graphql/api.ts';
import { useLocale } from '../../shell/locale.ts';
import type { PageHandle } from '../../shell/page-layout.ts';
import { sharedPageHeaders } from '../../shell/shared-page.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextAreaField, TextField } from '../../ui/forms/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { Route } from './+types/contact.ts';
import { contactForms } from './contact-forms.ts';
import { loadPage, pageMeta } from './load-page.ts';
import { HelpCenterDocument, SendContactMessageDocument } from './operations.gen.ts';
import { PageView } from './page-view.tsx';

/** It is read, and its form is sent in place: it needs nothing of the app. */
export const handle = { layout: 'full', isDocument: true } satisfies PageHandle;

export const headers = sharedPageHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const [loaded, { helpCenterUrl }] = await Promise.all([
    loadPage({ context, request, name: { key: 'contact' } }),
    execute(context, HelpCenterDocument),
  ]);
  return { ...loaded, helpCenterUrl };
}

const answerContact = answerForms(contactForms, {
  send: async (input, { context }) =>
    (await execute(context, SendContactMessageDocument, { input })).sendContactMessage,
});

export async function action(args: Route.ActionArgs) {
  const answer = await answerContact(args);
  return answer.outcome === 'done' ? data(answer) : refuse(answer);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData, matches);

const writeId = 'write';
const formId = 'letter';

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { page, contactEmail, helpCenterUrl } = loaderData;
  return (
    <PageView page={page}>
      <SentInPlace
        id={writeId}
        labelledBy="write-title"
        formId={formId}
        className="grid scroll-mt-24 gap-5 outline-none"
        failure={m.pages_contact_failure()}
      >
        <h2 id="write-title" className="text-h2">
          {m.pages_contact_write()}
        </h2>
        {actionData?.outcome === 'done' ? (
          <Alert tone="tip" title={m.pages_contact_sent()}>
            {m.pages_contact_sent_text({ email: sentValue(actionData, 'email') })}
          </Alert>
        ) : (
          <Card>
            <ContactForm answer={actionData} />
          </Card>
        )}
        <p>
          {m.pages_contact_or_mail()}{' '}
          <a href={`mailto:${contactEmail}`} className="link">
            {contactEmail}
          </a>
          {helpCenterUrl && (
            <>
              {' · '}
              <a href={helpCenterUrl} className="link" rel="noreferrer">
                {m.pages_contact_help_center()}
              </a>
            </>
          )}
        </p>
      </SentInPlace>
    </PageView>
  );
}

function ContactForm({ answer }: { answer: Route.ComponentProps['actionData'] }) {
  const problems = answer?.problems;
  const wholeProblem = messageFor(problems);
  return (
    <IntentForm
      set={contactForms}
      intent="send"
      id={formId}
      action={`${screenPath('contact', useLocale())}#${writeId}`}
      className="grid gap-5"
    >
      {wholeProblem && <Alert tone="danger">{wholeProblem}</Alert>}
      <TextField
        label={m.pages_contact_name()}
        name="name"
        autoComplete="name"
        maxLength={longestContactName}
        defaultValue={typedIn(answer, 'name')}
        error={messageFor(problems, 'name')}
      />
      <TextField
        label={m.pages_contact_email()}
        hint={m.pages_contact_email_hint()}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={typedIn(answer, 'email')}
        error={messageFor(problems, 'email')}
        validate={validateEmail}
      />
      <TextAreaField
        label={m.pages_contact_text()}
        name="text"
        rows={7}
        required
        maxLength={longestContactText}
        defaultValue={typedIn(answer, 'text')}
        error={messageFor(problems, 'text')}
      />
      <SubmitButton variant="primary" size="lg">
        {m.pages_contact_send()}
      </SubmitButton>
    </IntentForm>
  );
}
