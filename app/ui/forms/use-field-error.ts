import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';

/** Answers a text when the value is not right yet. */
export type Validate = (value: string) => string | undefined;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * An error is shown when the field is left, then kept up to date on every input. What the server
 * said is shown until the field is edited, and again after the next submission.
 */
export function useFieldError<Element extends Control>({
  error,
  validate,
}: {
  error: string | undefined;
  validate: Validate | undefined;
}) {
  const [ownError, setOwnError] = useState<string>();
  const [isEdited, setIsEdited] = useState(false);
  const control = useRef<Element>(null);
  const shown = isEdited && validate ? ownError : (ownError ?? error);

  useEffect(() => {
    const form = control.current?.form;
    const showServerAnswer = () => setIsEdited(false);
    form?.addEventListener('submit', showServerAnswer);
    return () => form?.removeEventListener('submit', showServerAnswer);
  }, []);

  function onBlur(event: FocusEvent<Element>) {
    if (isEdited) setOwnError(validate?.(event.currentTarget.value));
  }

  function onInput(event: FormEvent<Element>) {
    setIsEdited(true);
    if (shown) setOwnError(validate?.(event.currentTarget.value));
  }

  return { shown, control, onBlur, onInput };
}
