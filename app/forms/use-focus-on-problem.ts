import { useEffect, useRef } from 'react';
import type { FormProblem } from './form-answers.ts';

/** After a refused form, puts the keyboard where the first thing is to be corrected. */
export function useFocusOnProblem(problems: readonly FormProblem[] | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!problems?.length) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return form;
}
