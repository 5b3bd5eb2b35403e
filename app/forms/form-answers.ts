import { useEffect, useRef } from 'react';
import { data } from 'react-router';

export interface FormProblem {
  path: string[];
  code: string;
  message: string;
}

/** The form a page was sent; what is no form at all is the fault of whoever sent it. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data({ code: 'input.invalid', message: '' }, { status: 400 });
  }
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The first problem of a field; without a field, of the form as a whole. */
export function messageFor(
  problems: readonly FormProblem[] | undefined,
  field?: string,
): string | undefined {
  return problems?.find(({ path }) => path[0] === field)?.message;
}

/** After a refused form, puts the keyboard where the first thing is to be corrected. */
export function useFocusOnProblem(problems: readonly FormProblem[] | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!problems?.length) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return form;
}
