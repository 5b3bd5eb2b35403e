import { useNavigate } from 'react-router';
import * as m from '../../../../i18n/paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { ChangeForm } from '../changes/change-form.tsx';

/** Asks before everything is gone; has an address of its own, so that it works without scripts. */
export function DeleteListDialog({ isOpen, closeTo }: { isOpen: boolean; closeTo: string }) {
  const navigate = useNavigate();
  return (
    <Dialog
      isOpen={isOpen}
      closeTo={closeTo}
      closeLabel={m.shopping_close()}
      title={m.shopping_delete_title()}
      actions={
        <>
          <ChangeForm
            action={closeTo}
            onSent={() => void navigate(closeTo, { replace: true, preventScrollReset: true })}
          >
            <input type="hidden" name="intent" value="delete" />
            <Button type="submit" variant="danger">
              {m.shopping_delete_confirm()}
            </Button>
          </ChangeForm>
          <ButtonLink to={closeTo} replace preventScrollReset>
            {m.shopping_delete_cancel()}
          </ButtonLink>
        </>
      }
    >
      <p className="text-ink-2">{m.shopping_delete_text()}</p>
    </Dialog>
  );
}
