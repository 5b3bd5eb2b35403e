import { useNavigation } from 'react-router';

/** Whether a plan is being made. */
export function useIsCooking(): boolean {
  const { formData } = useNavigation();
  return formData !== undefined && formData.has('request_key') && !formData.has('intent');
}
