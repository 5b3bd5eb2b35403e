import { data } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { answerForms, refuse } from '../../../forms/answer-forms.ts';
import { answerTo, messageFor, typedIn, type FormAnswer } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { execute } from '../../../graphql/api.ts';
import type { PageHandle } from '../../../shell/page-layout.ts';
import { pageTitle } from '../../../shell/page-title.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { loadForAdministrators } from '../load-for-administrators.ts';
import { ImportContentDocument, MayImportDocument } from '../operations.gen.ts';
import { KitchenFrame } from '../recipes/kitchen-frame.tsx';
import type { Route } from './+types/import.ts';
import { importForms } from './import-forms.ts';
import { ImportedDrafts, type Imported } from './imported-drafts.tsx';

export const handle = { layout: 'task' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(m.kitchen_import(), matches) },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const document = MayImportDocument;
  const answer = await loadForAdministrators({ context, request, document, variables: {} });
  return { mayWrite: answer?.contentItems.mayWrite ?? null };
}

const answerImport = answerForms<typeof importForms, Imported>(importForms, {
  'import-address': async ({ address }, { context }) =>
    outcomeOf(await execute(context, ImportContentDocument, { input: { address } })),
  'import-file': async ({ file }, { context }) => {
    const fileName = file instanceof File ? file.name : '';
    const bytes = Buffer.from(await file.arrayBuffer());
    const input = { fileName, fileBase64: bytes.toString('base64') };
    return outcomeOf(await execute(context, ImportContentDocument, { input }));
  },
});

function outcomeOf({ importContent }: { importContent: Imported & { problems: Problems } }) {
  const { problems, ...result } = importContent;
  return { problems, result };
}

type Problems = FormAnswer['problems'];

export async function action(args: Route.ActionArgs) {
  const answer = await answerImport(args);
  return answer.outcome === 'done' ? data(answer) : refuse(answer);
}

const longestAddress = 1000;

export default function Import({ loaderData: { mayWrite }, actionData }: Route.ComponentProps) {
  const byAddress = answerTo(actionData, 'import-address');
  const byFile = answerTo(actionData, 'import-file');
  const imported = byAddress?.result ?? byFile?.result;
  return (
    <KitchenFrame isLocked={mayWrite === null}>
      <Page className="pb-16">
        <PageHeader title={m.kitchen_import()} lead={m.kitchen_import_lead()} />
        <div className="grid gap-gutter">
          {imported && <ImportedDrafts imported={imported} />}
          {mayWrite ? (
            <div className="grid items-start gap-gutter lg:grid-cols-2">
              <Card as="section">
                <h2 className="pb-4 text-h4">{m.kitchen_import_by_address()}</h2>
                <IntentForm set={importForms} intent="import-address" className="grid gap-4">
                  <TextField
                    label={m.kitchen_import_address()}
                    hint={m.kitchen_import_address_hint()}
                    name="address"
                    inputMode="url"
                    autoComplete="off"
                    maxLength={longestAddress}
                    defaultValue={typedIn(byAddress, 'address')}
                    error={messageFor(byAddress?.problems, 'address')}
                  />
                  <div>
                    <SubmitButton variant="primary">{m.kitchen_import_do()}</SubmitButton>
                  </div>
                </IntentForm>
              </Card>
              <FileForm answer={byFile} />
            </div>
          ) : (
            <p className="text-ink-2">{m.kitchen_import_not_yours()}</p>
          )}
        </div>
      </Page>
    </KitchenFrame>
  );
}

function FileForm({ answer }: { answer: FormAnswer | null }) {
  const problem = messageFor(answer?.problems, 'file') ?? messageFor(answer?.problems, 'address');
  return (
    <Card as="section">
      <h2 className="pb-4 text-h4">{m.kitchen_import_by_file()}</h2>
      <IntentForm
        set={importForms}
        intent="import-file"
        encType="multipart/form-data"
        className="grid gap-4"
      >
        <Field
          label={m.kitchen_import_file()}
          hint={m.kitchen_import_file_hint()}
          error={problem ?? messageFor(answer?.problems)}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              name="file"
              accept=".json,.jsonld,.html,.htm,.cook,.zip,.paprikarecipe,.paprikarecipes"
              className="min-h-target w-full text-sm file:mr-3 file:min-h-target file:cursor-pointer file:rounded-full file:border-0 file:bg-sunken file:px-4 file:font-semibold file:text-ink"
            />
          )}
        </Field>
        <div>
          <SubmitButton variant="primary">{m.kitchen_import_do()}</SubmitButton>
        </div>
      </IntentForm>
    </Card>
  );
}
