import { createContext, use, type ReactNode, type Ref } from 'react';
import { Form, type FormProps } from 'react-router';
import { Button, type ButtonProps } from '../ui/actions/button.tsx';
import { FailureHere, useFailureToast } from './form-failure.tsx';
import type { FormSet, IntentOf, ValuesOf } from './form-set.ts';
import { useFocusOnProblem } from './use-focus-on-problem.ts';
import { useIntent, type IntentState } from './use-intent.ts';

interface IntentFormProps<Set extends FormSet, Intent extends IntentOf<Set>> extends Pick<
  FormProps,
  'className' | 'encType' | 'id' | 'onChange' | 'onSubmit' | 'preventScrollReset' | 'replace'
> {
  set: Set;
  /** Several where the buttons say which: each is a `SubmitButton` with its own. */
  intent: Intent | readonly Intent[];
  /** What is sent without being asked for. */
  values?: ValuesOf<Set[Intent]>;
  /** Values of names that are sent more than once. */
  lists?: { readonly [Name in keyof Set[Intent]['fields']]?: readonly string[] };
  /** The page that takes the form; this one when left out. */
  action?: string;
  /** Sends in the background, and other parts of the page see it under this key. */
  fetcherKey?: string;
  /** Where a failure is told: on top of the form, where its `FormFailure` stands, in a toast, or by a `SendAgain` in a dialog, which hides toasts. */
  failure?: 'here' | 'placed' | 'toast' | 'elsewhere';
  formRef?: Ref<HTMLFormElement>;
  'data-noprint'?: boolean;
  children: ReactNode | ((state: IntentState) => ReactNode);
}

const BusyContext = createContext(false);
/** What a `FormFailure` tells. */
const FailureContext = createContext<{ words: string; state: IntentState } | null>(null);

/**
 * A form of a set. It works without scripts; with them it stays as it was typed when the network is
 * lost or the server fails, says so in the words of its intent, and can be sent again.
 */
export function IntentForm<Set extends FormSet, Intent extends IntentOf<Set>>({
  set,
  intent,
  values,
  lists,
  action,
  fetcherKey,
  failure = 'here',
  formRef,
  onSubmit,
  children,
  ...form
}: IntentFormProps<Set, Intent>) {
  const intents: readonly Intent[] = typeof intent === 'string' ? [intent] : intent;
  const state = useIntent({ set, intents, values, action, fetcherKey });
  const ownRef = useFocusOnProblem(state.answer?.problems);
  const words = state.failedIntent && set[state.failedIntent]?.failure();
  useFailureToast({ words: failure === 'toast' ? words : null, form: ownRef, state });
  return (
    <Form
      {...form}
      {...state.target}
      method="post"
      noValidate
      ref={(element) => keepRefs(element, ownRef, formRef)}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (!event.defaultPrevented) state.prepare(event);
      }}
    >
      {intents.length === 1 && <Hidden name="intent" value={String(intents[0])} />}
      {Object.entries(values ?? {}).map(([name, value]) => (
        <Hidden key={name} name={name} value={String(value)} />
      ))}
      {Object.entries<readonly string[] | undefined>(lists ?? {}).flatMap(([name, each = []]) =>
        each.map((value) => <Hidden key={`${name} ${value}`} name={name} value={value} />),
      )}
      {words && (failure === 'here' || failure === 'toast') && (
        <FailureHere words={words} state={state} isToast={failure === 'toast'} />
      )}
      <BusyContext value={state.isBusy}>
        <FailureContext value={words ? { words, state } : null}>
          {typeof children === 'function' ? children(state) : children}
        </FailureContext>
      </BusyContext>
    </Form>
  );
}

/** Where a long form tells that it did not get through. */
export function FormFailure() {
  const failure = use(FailureContext);
  return failure && <FailureHere {...failure} isToast={false} />;
}

function Hidden({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />;
}

function keepRefs(
  element: HTMLFormElement | null,
  own: { current: HTMLFormElement | null },
  given: Ref<HTMLFormElement> | undefined,
): void {
  own.current = element;
  if (typeof given === 'function') given(element);
  else if (given) given.current = element;
}

/** Sends the form around it, and is busy while that is on its way. */
export function SubmitButton({
  intent,
  ...button
}: ButtonProps & {
  /** In a form of several. */
  intent?: string;
}) {
  const isBusy = use(BusyContext);
  const named = intent === undefined ? {} : { name: 'intent', value: intent };
  return <Button isBusy={isBusy} {...named} {...button} type="submit" />;
}
