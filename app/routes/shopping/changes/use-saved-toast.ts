import { useEffect } from 'react';
import type { OperationId } from '../../../../domain/shopping/operations/list-operation.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { DeviceInUse } from '../device/use-list-device.ts';

/** Tells once that the server made a change, which a press takes back. */
export function useSavedToast({
  operationId,
  change,
}: {
  /** Of the change; null where there was none. */
  operationId: OperationId | null;
  change: DeviceInUse['change'];
}): void {
  const toast = useToast();
  useEffect(() => {
    if (operationId === null) return;
    const undo = () => void change({ intent: 'undo', operationId });
    const action = { label: m.shopping_undo(), onPress: undo };
    toast({ text: m.shopping_did_save(), isDone: true, action });
  }, [operationId, change, toast]);
}
