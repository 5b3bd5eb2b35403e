import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { useId } from 'react';
import { useFetcher } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Disclosure } from './disclosure.tsx';
import type { TrackingAnswer } from '../changes/tracking-answer.ts';
import { useAnswerToast } from '../changes/use-answer-toast.ts';
import { answerTo } from '../../../forms/form-answers.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { TrackingForm } from '../changes/tracking-form.tsx';

/** Everything as a file, and back again. */
export function FilesCard({ answer }: { answer: TrackingAnswer | undefined }) {
  const { data } = useFetcher<TrackingAnswer>({ key: 'import' });
  const locale = useLocale();
  const own = data ?? answerTo(answer, 'import');
  useAnswerToast(data);
  const problems = own?.problems.filter(({ path }) => path.length > 0) ?? [];
  return (
    <Disclosure title={m.tracking_files()} isOpen={problems.length > 0}>
      <div className="grid gap-5">
        <div>
          <ButtonLink
            to={screenPath('trackingExport', locale)}
            reloadDocument
            icon={DownloadSimpleIcon}
          >
            {m.tracking_export()}
          </ButtonLink>
        </div>
        <TrackingForm
          intent="import"
          fetcherKey="import"
          encType="multipart/form-data"
          className="grid gap-3"
        >
          <Field label={m.tracking_import_label()} hint={m.tracking_import_hint()}>
            {(control) => (
              <input
                {...control}
                type="file"
                name="file"
                accept=".csv,text/csv"
                required
                className="min-h-target w-full text-sm file:mr-3 file:min-h-target file:cursor-pointer file:rounded-full file:border-0 file:bg-sunken file:px-4 file:font-semibold file:text-ink"
              />
            )}
          </Field>
          <Problems messages={problems.map(({ message }) => message)} />
          <div>
            <SubmitButton>{m.tracking_import()}</SubmitButton>
          </div>
        </TrackingForm>
      </div>
    </Disclosure>
  );
}

/** Line by line, so that the file can be put right. */
function Problems({ messages }: { messages: readonly string[] }) {
  const id = useId();
  return (
    <div
      role="alert"
      className="rounded-md bg-danger-soft px-4 py-3 text-sm text-danger-ink empty:hidden"
    >
      {messages.length > 0 && (
        <>
          <p id={id} className="font-semibold">
            {m.tracking_import_refused()}
          </p>
          <ul aria-labelledby={id} className="mt-1 grid gap-1">
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
