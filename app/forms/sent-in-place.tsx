import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import * as m from '../../i18n/paraglide/messages.js';
import { Button } from '../ui/actions/button.tsx';
import { FailureWords } from './failure-words.tsx';
import { sendInPlaceScript } from './send-in-place.ts';

interface SentInPlaceProps {
  id: string;
  labelledBy: string;
  className?: string;
  /** The form in it. */
  formId: string;
  /** Said where a form of this part did not get through. */
  failure: string;
  children: ReactNode;
}

/**
 * A part of a page that carries no scripts of the app: its forms are sent without leaving the page.
 * Without scripts at all they are sent as forms are; their action ends with the part's anchor.
 */
export function SentInPlace(props: SentInPlaceProps) {
  const { id, labelledBy, className, formId, failure, children } = props;
  const root = useRouteLoaderData<{ nonce: string }>('root');
  return (
    <>
      <section
        id={id}
        data-in-place=""
        aria-labelledby={labelledBy}
        tabIndex={-1}
        className={className}
      >
        {children}
        <div
          data-unsent=""
          hidden
          role="alert"
          className="rounded-lg bg-danger-soft p-5 text-danger-ink"
        >
          <FailureWords>{failure}</FailureWords>
          <div className="mt-3">
            <Button type="submit" size="sm" form={formId}>
              {m.site_try_again()}
            </Button>
          </div>
        </div>
      </section>
      <script nonce={root?.nonce} dangerouslySetInnerHTML={{ __html: sendInPlaceScript }} />
    </>
  );
}
