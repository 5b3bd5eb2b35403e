const typedIn = new Set<Element>();
/** What a field held when somebody last typed in it. */
const typedTexts = new WeakMap<Element, string>();

/**
 * Notes where something was typed or chosen, until its form is sent or it leaves the page; also what
 * was typed before the scripts were there.
 */
export function watchTyping(): void {
  for (const field of document.querySelectorAll('textarea'))
    if (field.value !== field.defaultValue) note(field);
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) note(target);
  });
  for (const type of ['submit', 'reset']) {
    document.addEventListener(type, ({ target }) => {
      for (const field of typedIn)
        if (target instanceof Element && isIn(field, target)) typedIn.delete(field);
    });
  }
}

function note(field: Element): void {
  typedIn.add(field);
  if (field instanceof HTMLTextAreaElement) typedTexts.set(field, field.value);
}

/** Undefined where nobody typed in the field. */
export function typedTextIn(field: Element): string | undefined {
  return typedTexts.get(field);
}

/** Whether a reload would lose what somebody has typed. */
export function hasTyped(): boolean {
  for (const field of typedIn) if (!field.isConnected || isEmptyText(field)) typedIn.delete(field);
  return typedIn.size > 0;
}

function isIn(field: Element, form: Element): boolean {
  return form.contains(field) || (field as HTMLInputElement).form === form;
}

function isEmptyText(field: Element): boolean {
  return 'value' in field && field.value === '';
}
