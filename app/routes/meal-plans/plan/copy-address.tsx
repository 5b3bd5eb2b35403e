import { CopySimpleIcon } from '@phosphor-icons/react/dist/ssr/CopySimple';
import * as m from '../../../../i18n/paraglide/messages.js';
import { Button } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';

/** An address to pass on: to be selected by hand, or copied with one press. */
export function CopyAddress({ address, label }: { address: string; label: string }) {
  const toast = useToast();

  async function copy() {
    await navigator.clipboard.writeText(address);
    toast({ text: m.meal_plans_address_copied(), isDone: true });
  }

  return (
    <div className="grid gap-3">
      <TextField
        label={label}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <Button icon={CopySimpleIcon} onClick={() => void copy()}>
          {m.meal_plans_address_copy()}
        </Button>
      </div>
    </div>
  );
}
