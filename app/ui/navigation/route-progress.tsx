import { useNavigation } from 'react-router';

/** A thin yolk line at the top when a page takes longer than a second. */
export function RouteProgress({ label }: { label: string }) {
  const isWaiting = useNavigation().state !== 'idle';
  return (
    <output data-noprint>
      {isWaiting && (
        <span className="fixed inset-x-0 top-0 z-(--z-toast) h-0.75 origin-left animate-[appear_1ms_1s_both,creep_8s_1s_var(--ease-out)_both] bg-yolk">
          <span className="sr-only">{label}</span>
        </span>
      )}
    </output>
  );
}
