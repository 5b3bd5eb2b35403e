import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import * as m from '../../../../i18n/paraglide/messages.js';
import { useIsInBrowser } from '../../../shell/use-is-in-browser.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';

/** Both need the browser's help, so they only appear where it can give it. */
export function ShareAndPrint({ title }: { title: string }) {
  const toast = useToast();
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser) return null;

  async function share() {
    const outcome = await sharePage(title);
    if (outcome === 'copied') toast({ text: m.recipes_link_copied(), isDone: true });
    if (outcome === 'failed') toast({ text: m.recipes_link_not_copied() });
  }

  return (
    <>
      <IconButton look="filled" icon={ShareNetworkIcon} label={m.recipes_share()} onClick={share} />
      <IconButton
        look="filled"
        icon={PrinterIcon}
        label={m.recipes_print()}
        onClick={() => window.print()}
      />
    </>
  );
}

/** The device's own sharing where there is any, else the link on the clipboard. */
async function sharePage(title: string): Promise<'shared' | 'copied' | 'failed'> {
  const { origin, pathname } = window.location;
  const url = `${origin}${pathname}`;
  if (typeof navigator.share === 'function') {
    // Calling it off is an answer as well.
    await navigator.share({ title, url }).catch(() => {});
    return 'shared';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // A page that is not trusted with the clipboard.
    return 'failed';
  }
}
