import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overwriteGetLocale } from '../i18n/paraglide/runtime.js';
import { localeOfPath } from '../i18n/locales.ts';
import { caughtError } from './error-reports/caught-error.ts';
import { pendingLogOut } from './shell/log-out/pending-log-out.ts';
import { watchLinks } from './loading/document-links.ts';
import { takeHandedData } from './loading/handed-data.ts';
import { watchMissingScripts } from './loading/missing-scripts.ts';
import { watchPageData } from './loading/page-data.ts';
import { watchTyping } from './loading/typed-input.ts';

// The built scripts are those of one language.
if (import.meta.env.DEV) overwriteGetLocale(() => localeOfPath(window.location.pathname));

takeHandedData();
watchPageData();
watchLinks();
watchMissingScripts();
watchTyping();

// A member has logged out here and the server does not know yet: their page stays hidden until React runs.
document.documentElement.hidden = pendingLogOut.isThere();

/** React shows a page in the place of an error, and the window hears nothing of it: it is told here. */
function tellCaught(error: unknown): void {
  window.dispatchEvent(new ErrorEvent(caughtError, { error }));
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={tellCaught} />
    </StrictMode>,
  );
});
