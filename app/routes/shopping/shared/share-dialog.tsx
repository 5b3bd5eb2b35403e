import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import * as m from '../../../../i18n/paraglide/messages.js';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { copyText, sendText } from './send-text.ts';
import { IntentForm, SubmitButton } from '../../../forms/intent-form.tsx';
import { sharingForms } from '../changes/shopping-forms.ts';

interface ShareDialogProps {
  isOpen: boolean;
  closeTo: string;
  /** Only its owner opens a list to whoever has the link. */
  isOwn: boolean;
  /** The link to read the list; null while there is none. */
  link: string | null;
  /** Says in words what is still to buy, when it is sent; null where there is nothing. */
  text: (() => string) | null;
}

/** A link that anybody may read, for as long as the member likes, or the words alone. */
export function ShareDialog({ isOpen, closeTo, isOwn, link, text }: ShareDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      closeTo={closeTo}
      closeLabel={m.shopping_close()}
      title={m.shopping_share_title()}
    >
      {isOwn && (
        <>
          <p className="text-ink-2">{m.shopping_share_text()}</p>
          {link === null ? <MakeLink /> : <OpenLink link={link} />}
        </>
      )}
      {text && <SendWords text={text} />}
    </Dialog>
  );
}

function MakeLink() {
  return (
    <IntentForm
      set={sharingForms}
      intent="share"
      replace
      preventScrollReset
      className="grid justify-items-start gap-3"
    >
      <SubmitButton variant="primary">{m.shopping_share_make()}</SubmitButton>
    </IntentForm>
  );
}

function OpenLink({ link }: { link: string }) {
  return (
    <div className="grid gap-4">
      <TextField
        label={m.shopping_share_link()}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <LinkActions link={link} />
        <IntentForm
          set={sharingForms}
          intent="unshare"
          replace
          preventScrollReset
          className="grid justify-items-start gap-3"
        >
          <SubmitButton>{m.shopping_share_stop()}</SubmitButton>
        </IntentForm>
      </div>
    </div>
  );
}

/** They need scripts, so they only stand where there are some, from the first moment on. */
export function LinkActions({ link }: { link: string }) {
  const send = useSending();
  return (
    <>
      <Button
        variant="primary"
        className="noscript:hidden"
        icon={ShareNetworkIcon}
        onClick={() => send({ title: m.shopping_title(), url: link })}
      >
        {m.shopping_share_send()}
      </Button>
      <Button
        className="noscript:hidden"
        icon={CopyIcon}
        onClick={() => send({ url: link, isCopied: true })}
      >
        {m.shopping_share_copy()}
      </Button>
    </>
  );
}

function SendWords({ text }: { text: () => string }) {
  const send = useSending();
  return (
    <Button
      variant="text"
      className="justify-self-start noscript:hidden"
      onClick={() => send({ title: m.shopping_title(), text: text() })}
    >
      {m.shopping_share_words()}
    </Button>
  );
}

interface Sent extends ShareData {
  /** To the clipboard, even where the device has a share sheet. */
  isCopied?: boolean;
}

function useSending() {
  const toast = useToast();
  return async ({ isCopied = false, ...data }: Sent) => {
    const words = data.url ?? data.text ?? '';
    const outcome = isCopied ? await copyText(words) : await sendText(data);
    if (outcome === 'copied') toast({ text: m.shopping_copied(), isDone: true });
    if (outcome === 'failed') toast({ text: m.shopping_share_failed() });
  };
}
