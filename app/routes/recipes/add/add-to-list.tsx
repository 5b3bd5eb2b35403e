import { BasketIcon } from '@phosphor-icons/react/dist/ssr/Basket';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import type { MouseEvent } from 'react';
import { Link } from '../../../ui/navigation/link.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { FormAnswer } from '../../../forms/form-answers.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { addingForms } from './adding-forms.ts';

export interface AddToListProps {
  recipeId: string;
  servings: number;
  /** The dish of a plan: what it cooks is added. */
  dish?: string | undefined;
  /** That dish is on the list with its plan: nothing of it is to be added. */
  isOnList?: boolean | undefined;
  count: number;
  /** Names this addition: sent twice, it is still one. */
  additionId: string;
  isOpen: boolean;
  /** Where who is no member hears about it; with scripts, `onPrompt` says it here. */
  promptTo: string;
  onPrompt: () => void;
  result: FormAnswer | null;
}

/** The list is for members; everyone else hears how to get it. */
export function AddToList({ isOpen, isOnList, promptTo, onPrompt, ...addition }: AddToListProps) {
  const words = m.recipes_add_to_list({ count: addition.count });

  function prompt(event: MouseEvent) {
    event.preventDefault();
    onPrompt();
  }

  // What has just been added says so, where it was added.
  const isAdded = addition.result?.outcome === 'done';
  if (isOnList && !isAdded) {
    return (
      <p data-noprint className="mt-5">
        <OnList>{m.recipes_on_list()}</OnList>
      </p>
    );
  }
  return (
    <div data-noprint className="mt-5 grid gap-3">
      {isOpen ? (
        <AddForm {...addition}>{words}</AddForm>
      ) : (
        <ButtonLink variant="quiet" isBlock icon={BasketIcon} to={promptTo} onClick={prompt}>
          {words}
        </ButtonLink>
      )}
    </div>
  );
}

function AddForm({
  additionId,
  recipeId,
  servings,
  dish,
  result,
  children,
}: Omit<AddToListProps, 'isOpen' | 'isOnList' | 'promptTo' | 'onPrompt'> & { children: string }) {
  return (
    <>
      <IntentForm
        set={addingForms}
        intent="list"
        values={{
          id: additionId,
          recipe_id: recipeId,
          ...(dish === undefined ? { servings } : { dish }),
        }}
        replace
        preventScrollReset
        className="grid gap-3"
      >
        <SubmitButton variant="quiet" isBlock icon={BasketIcon}>
          {children}
        </SubmitButton>
      </IntentForm>
      <output>{result?.outcome === 'done' && <OnList>{m.recipes_added_to_list()}</OnList>}</output>
      {result?.problems.map(({ message }) => (
        <Alert key={message} tone="danger">
          {message}
        </Alert>
      ))}
    </>
  );
}

function OnList({ children }: { children: string }) {
  return (
    <span className="flex min-h-target items-center justify-center gap-2 font-semibold">
      <CheckIcon size="1.25em" weight="bold" aria-hidden />
      {children}
      <Link
        to={screenPath('shoppingList', useLocale())}
        className="text-link underline underline-offset-4"
      >
        {m.recipes_view_list()}
      </Link>
    </span>
  );
}
