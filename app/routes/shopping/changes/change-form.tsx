import { createContext, use, type ComponentProps, type FormEvent } from 'react';
import type { ShoppingProblemFragment } from '../operations.gen.ts';

/** Makes a change of what a form was filled with; what is wrong with it comes back. */
export type SubmitChange = (form: FormData) => readonly ShoppingProblemFragment[];

export const ChangeContext = createContext<SubmitChange>(() => []);

interface ChangeFormProps extends Omit<ComponentProps<'form'>, 'method' | 'onSubmit'> {
  /** With scripts, once the form was sent. */
  onSent?: (sent: { problems: readonly ShoppingProblemFragment[]; form: HTMLFormElement }) => void;
}

/** A form that changes the list at once and on this device; without scripts, on the server. */
export function ChangeForm({ onSent, ...form }: ChangeFormProps) {
  const submit = use(ChangeContext);

  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const problems = submit(new FormData(event.currentTarget, submitter));
    onSent?.({ problems, form: event.currentTarget });
  }

  return <form {...form} method="post" onSubmit={submitted} />;
}
