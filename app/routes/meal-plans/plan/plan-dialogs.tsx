import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise';
import { CalendarDotsIcon } from '@phosphor-icons/react/dist/ssr/CalendarDots';
import { CopySimpleIcon } from '@phosphor-icons/react/dist/ssr/CopySimple';
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import { StopIcon } from '@phosphor-icons/react/dist/ssr/Stop';
import { TextTIcon } from '@phosphor-icons/react/dist/ssr/TextT';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import * as m from '../../../../i18n/paraglide/messages.js';
import type { ShownPlanFragment } from '../operations.gen.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx';
import { answerTo, messageFor, typedIn } from '../../../forms/form-answers.ts';
import { CopyAddress } from './copy-address.tsx';
import { planQuery, type PlanAddress, type PlanDialog } from '../plan-address.ts';
import type { PlanAnswer } from '../changes/plan-forms.ts';
import { SubmitButton } from '../../../forms/intent-form.tsx';
import { PlanForm } from '../changes/plan-form.tsx';
import { PlanProblems } from '../changes/plan-problems.tsx';
import { planTitle } from '../../../plans/plan-title.ts';
import { SheetActions, SheetForm, SheetLink } from '../changes/sheet-action.tsx';

interface PlanDialogsProps {
  mealPlan: ShownPlanFragment;
  address: PlanAddress;
  /** What is passed on when the plan is shared. */
  link: string;
  calendarAddress: string | null;
  requestKey: string;
  result: PlanAnswer | null;
}

interface DialogProps extends PlanDialogsProps {
  isOpen: boolean;
  closeTo: { search: string };
}

/** Each has an address of its own, so it opens without scripts too. */
export function PlanDialogs(props: PlanDialogsProps) {
  const { mealPlan, address } = props;
  const { tab, dialog } = address;
  const closeTo = { search: planQuery({ tab }) };
  const shown = (name: PlanDialog) => {
    const isOpen = dialog === name;
    return { ...props, closeTo, isOpen, result: isOpen ? props.result : null };
  };
  if (!mealPlan.isOwn) return <MoreDialog {...shown('more')} />;
  return (
    <>
      <MoreDialog {...shown('more')} />
      <ShareDialog {...shown('share')} />
      <RenameDialog {...shown('rename')} />
      <CalendarDialog {...shown('calendar')} />
      <DeleteDialog {...shown('delete')} />
    </>
  );
}

function MoreDialog({ mealPlan, address, requestKey, result, isOpen, closeTo }: DialogProps) {
  const { tab } = address;
  const { isStarted, isOwn, slug } = mealPlan;
  const to = (dialog: PlanDialog) => ({ search: planQuery({ tab, dialog }) });
  return (
    <Dialog
      isOpen={isOpen}
      closeTo={closeTo}
      closeLabel={m.recipes_close()}
      title={planTitle(mealPlan)}
    >
      <PlanProblems result={result} plan={mealPlan} />
      <SheetActions>
        {isOwn && (
          <>
            <SheetForm
              intent={isStarted ? 'stop' : 'start'}
              plan={mealPlan}
              icon={isStarted ? StopIcon : PlayIcon}
            >
              {isStarted ? m.meal_plans_stop() : m.meal_plans_start()}
            </SheetForm>
            {mealPlan.undoVersion !== null && (
              <SheetForm
                intent="undo"
                plan={mealPlan}
                fields={{ to_version: mealPlan.undoVersion }}
                icon={ArrowCounterClockwiseIcon}
              >
                {m.meal_plans_undo()}
              </SheetForm>
            )}
            <SheetLink to={to('share')} icon={ShareNetworkIcon}>
              {m.meal_plans_share()}
            </SheetLink>
            <SheetLink to={to('rename')} icon={TextTIcon}>
              {m.meal_plans_rename()}
            </SheetLink>
          </>
        )}
        <SheetForm intent="copy" fields={{ slug, request_key: requestKey }} icon={CopySimpleIcon}>
          {m.meal_plans_copy()}
        </SheetForm>
        <PrintRow />
        {isOwn && (
          <>
            <SheetLink to={to('calendar')} icon={CalendarDotsIcon}>
              {m.meal_plans_calendar()}
            </SheetLink>
            <SheetLink to={to('delete')} icon={TrashIcon} isDanger>
              {m.meal_plans_delete()}
            </SheetLink>
          </>
        )}
      </SheetActions>
    </Dialog>
  );
}

/** Without scripts the menu of the browser prints the same page. */
function PrintRow() {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="flex min-h-target w-full items-center gap-3 rounded-sm px-3 py-2 text-left font-semibold hover:bg-sunken"
    >
      <PrinterIcon size="1.25em" weight="bold" aria-hidden className="flex-none" />
      {m.meal_plans_print()}
    </button>
  );
}

function ShareDialog({ mealPlan, link, result, isOpen, closeTo }: DialogProps) {
  const { isShared } = mealPlan;
  return (
    <Dialog
      isOpen={isOpen}
      closeTo={closeTo}
      closeLabel={m.recipes_close()}
      title={isShared ? m.meal_plans_shared_title() : m.meal_plans_share_title()}
      actions={
        <PlanForm intent={isShared ? 'unshare' : 'share'} plan={mealPlan}>
          <SubmitButton variant={isShared ? 'secondary' : 'primary'}>
            {isShared ? m.meal_plans_unshare() : m.meal_plans_share()}
          </SubmitButton>
        </PlanForm>
      }
    >
      <PlanProblems result={result} plan={mealPlan} />
      <p className="text-ink-2">
        {isShared ? m.meal_plans_shared_text() : m.meal_plans_share_text()}
      </p>
      {isShared && <CopyAddress address={link} label={m.meal_plans_share_link()} />}
    </Dialog>
  );
}

function RenameDialog({ mealPlan, result, isOpen, closeTo }: DialogProps) {
  const refused = answerTo(result, 'rename');
  const problems = result?.problems ?? [];
  return (
    <Dialog
      isOpen={isOpen}
      closeTo={closeTo}
      closeLabel={m.recipes_close()}
      title={m.meal_plans_rename()}
    >
      <PlanProblems result={result} plan={mealPlan} ownForm="rename" />
      <PlanForm intent="rename" plan={mealPlan} failure="here" className="grid gap-5">
        <TextField
          label={m.meal_plans_title_label()}
          hint={m.meal_plans_title_hint()}
          name="title"
          defaultValue={typedIn(refused, 'title') ?? mealPlan.title ?? ''}
          error={messageFor(problems, 'title')}
          autoComplete="off"
        />
        <TextAreaField
          label={m.meal_plans_description_label()}
          name="description"
          defaultValue={typedIn(refused, 'description') ?? mealPlan.description}
          error={messageFor(problems, 'description')}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="primary">{m.meal_plans_save()}</SubmitButton>
          <ButtonLink to={closeTo} preventScrollReset>
            {m.meal_plans_cancel()}
          </ButtonLink>
        </div>
      </PlanForm>
    </Dialog>
  );
}

function CalendarDialog({ mealPlan, calendarAddress, result, isOpen, closeTo }: DialogProps) {
  const isOpenFeed = calendarAddress !== null;
  const intent = isOpenFeed ? 'close-calendar' : 'open-calendar';
  return (
    <Dialog
      isOpen={isOpen}
      closeTo={closeTo}
      closeLabel={m.recipes_close()}
      title={m.meal_plans_calendar_title()}
      actions={
        <PlanForm intent={intent}>
          <SubmitButton variant={isOpenFeed ? 'danger' : 'primary'}>
            {isOpenFeed ? m.meal_plans_calendar_close() : m.meal_plans_calendar_open()}
          </SubmitButton>
        </PlanForm>
      }
    >
      <PlanProblems result={result} plan={mealPlan} />
      <p className="text-ink-2">
        {isOpenFeed ? m.meal_plans_calendar_open_text() : m.meal_plans_calendar_text()}
      </p>
      {isOpenFeed && (
        <CopyAddress address={calendarAddress} label={m.meal_plans_calendar_address()} />
      )}
    </Dialog>
  );
}

function DeleteDialog({ mealPlan, result, isOpen, closeTo }: DialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      closeTo={closeTo}
      closeLabel={m.recipes_close()}
      title={m.meal_plans_delete_title()}
      actions={
        <>
          <ButtonLink to={closeTo} preventScrollReset>
            {m.meal_plans_cancel()}
          </ButtonLink>
          <PlanForm intent="delete" plan={mealPlan}>
            <SubmitButton variant="danger">{m.meal_plans_delete()}</SubmitButton>
          </PlanForm>
        </>
      }
    >
      <PlanProblems result={result} plan={mealPlan} />
      <p className="text-ink-2">{m.meal_plans_delete_text()}</p>
    </Dialog>
  );
}
