import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from '../../../ui/navigation/link.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import type { Icon } from '../../../ui/icon.ts';
import type { ValuesOf } from '../../../forms/form-set.ts';
import { PlanForm, type FormPlan } from './plan-form.tsx';
import type { planForms, PlanIntent } from './plan-forms.ts';

const rowClass =
  'flex min-h-target w-full items-center gap-3 rounded-sm px-3 py-2 text-left font-semibold hover:bg-sunken';

/** The actions of a plan or dish, one below the other. */
export function SheetActions({ children }: { children: ReactNode }) {
  return <div className="-mx-3 grid gap-0.5">{children}</div>;
}

interface SheetActionProps {
  icon: Icon;
  isDanger?: boolean;
  children: ReactNode;
}

export function SheetLink({
  to,
  icon: Sign,
  isDanger = false,
  reloadDocument,
  children,
}: SheetActionProps & { to: To; reloadDocument?: boolean }) {
  return (
    <Link
      to={to}
      preventScrollReset
      reloadDocument={reloadDocument}
      className={classNames(rowClass, isDanger && 'text-danger-ink')}
    >
      <Sign size="1.25em" weight="bold" aria-hidden className="flex-none" />
      {children}
    </Link>
  );
}

export function SheetForm<Intent extends PlanIntent>({
  intent,
  plan,
  fields,
  icon: Sign,
  isDanger = false,
  children,
}: SheetActionProps & {
  intent: Intent;
  plan?: FormPlan | undefined;
  fields?: ValuesOf<(typeof planForms)[Intent]>;
}) {
  return (
    <PlanForm intent={intent} plan={plan} fields={fields}>
      {({ isBusy }) => (
        <button
          type="submit"
          aria-busy={isBusy || undefined}
          className={classNames(rowClass, isDanger && 'text-danger-ink')}
        >
          {isBusy ? (
            <Spinner />
          ) : (
            <Sign size="1.25em" weight="bold" aria-hidden className="flex-none" />
          )}
          {children}
        </button>
      )}
    </PlanForm>
  );
}
