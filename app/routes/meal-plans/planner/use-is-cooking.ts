import { useIsSending } from '../../../forms/use-intent.ts';
import { generateForms } from '../../../plans/generate-form.ts';

/** Whether a plan is being made. */
export function useIsCooking(): boolean {
  return useIsSending(generateForms, 'generate');
}
