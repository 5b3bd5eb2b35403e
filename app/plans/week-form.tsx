import type { ReactNode } from 'react';
import * as m from '../../i18n/paraglide/messages.js';
import { IntentForm, SubmitButton } from '../forms/intent-form.tsx';
import type { ValuesOf } from '../forms/form-set.ts';
import type { ButtonVariant } from '../ui/actions/button-look.ts';
import { generateForms } from './generate-form.ts';
import { WeekNotMade } from './week-not-made.tsx';

/** Asks for a week. Where none comes of it, that is told in the place of what stands in the form. */
export function WeekForm({
  values,
  action,
  className,
  look,
  children,
}: {
  values: ValuesOf<(typeof generateForms)['generate']>;
  /** The page of the planner, from every page that takes no such form itself. */
  action?: string;
  className?: string;
  /** Of the button that sends it again: one button of a page is yellow. */
  look: ButtonVariant;
  children: ReactNode;
}) {
  return (
    <IntentForm
      set={generateForms}
      intent="generate"
      values={values}
      failure="elsewhere"
      {...(action !== undefined && { action })}
      {...(className !== undefined && { className })}
    >
      {({ answer }) =>
        answer === null ? (
          children
        ) : (
          <WeekNotMade
            answer={answer}
            look={look}
            again={<SubmitButton variant={look}>{m.site_try_again()}</SubmitButton>}
          />
        )
      }
    </IntentForm>
  );
}
