/**
 * Sends the forms of a page that carries no other scripts, and puts what the server answers in the
 * place of the part around the form: what was typed stays when the network is lost. It names nothing
 * outside itself: its text is sent with the page.
 */
function sendInPlace(): void {
  // What the server said is of what was sent, not of what is typed since.
  document.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement;
    if (field.ariaInvalid !== 'true' || '__reactRouterContext' in window) return;
    field.ariaInvalid = null;
    document.getElementById(`${field.id}-error`)?.replaceChildren();
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const part = form.closest<HTMLElement>('[data-in-place]');
    // Where the app runs, it sends its forms itself.
    if (part === null || '__reactRouterContext' in window) return;
    event.preventDefault();
    if (part.ariaBusy === 'true') return;
    part.ariaBusy = 'true';
    const unsent = part.querySelector<HTMLElement>('[data-unsent]');
    if (unsent !== null) unsent.hidden = true;
    const letter = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    fetch(form.action, { method: 'POST', body: letter, signal: AbortSignal.timeout(15_000) })
      .then((answer) => answer.text())
      .then(async (html) => {
        // Without its head: the policy of this page does not know the styles of the answer.
        const body = html.slice(html.indexOf('<body'));
        const answered = new DOMParser().parseFromString(body, 'text/html');
        const shown = answered.querySelector<HTMLElement>(`#${part.id}`);
        if (shown === null) throw new TypeError('Not the answer of the page.');
        // The page carries the styles and icons of what it showed: the answer may show more.
        const named = document.querySelector<HTMLMetaElement>('meta[name=styles]');
        if (named !== null) {
          const link = document.createElement('link');
          const { promise, resolve } = Promise.withResolvers<unknown>();
          Object.assign(link, { onload: resolve, onerror: resolve, rel: 'stylesheet' });
          link.href = named.content;
          named.replaceWith(link);
          await promise;
        }
        document.body.append(...answered.querySelectorAll('body > svg'));
        part.replaceWith(shown);
        const place = shown.querySelector<HTMLElement>('[aria-invalid=true]') ?? shown;
        place.focus();
        place.scrollIntoView({ block: 'nearest' });
      })
      .catch(() => {
        part.ariaBusy = 'false';
        if (unsent !== null) unsent.hidden = false;
      });
  });
}

export const sendInPlaceScript = `(${sendInPlace.toString()})()`;
