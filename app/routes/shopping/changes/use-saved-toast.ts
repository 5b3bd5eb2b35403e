import { useEffect } from 'react';
import type { OperationId } from '../../../../domain/shopping/operations/list-operation.ts';
import * as m from '../../../../i18n/paraglide/messages.js';
import { useToast } from '../../../ui/feedback/toast.tsx';
import type { DeviceInUse } from '../device/use-list-device.ts';

export interface Saved {
  operationId: OperationId;
  /** What was done. */
  text: string;
}

/** Tells once what the server did, which a press takes back. */
export function useSavedToast({
  saved,
  change,
}: {
  /** Null where nothing was changed. */
  saved: Saved | null;
  change: DeviceInUse['change'];
}): void {
  const { operationId = null, text = '' } = saved ?? {};
  const toast = useToast();
  useEffect(() => {
    if (operationId === null) return;
    const undo = () => void change({ intent: 'undo', operationId });
    const action = { label: m.shopping_undo(), onPress: undo };
    toast({ text, isDone: true, action });
  }, [operationId, text, change, toast]);
}
