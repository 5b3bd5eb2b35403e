const typedIn = new Set<Element>();

/** Notes where something was typed or chosen, until its form is sent or it leaves the page. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) typedIn.add(target);
  });
  for (const type of ['submit', 'reset']) {
    document.addEventListener(type, ({ target }) => {
      for (const field of typedIn)
        if (target instanceof Element && isIn(field, target)) typedIn.delete(field);
    });
  }
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
