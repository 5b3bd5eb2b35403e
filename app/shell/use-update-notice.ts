import { useEffect } from 'react';
import * as m from '../../i18n/paraglide/messages.js';
import { newBuild } from '../loading/new-build.ts';
import { hasTyped } from '../loading/typed-input.ts';
import { useToast } from '../ui/feedback/toast.tsx';

/** Tells of a new build. Nothing reloads by itself, nor while something typed would be lost. */
export function useUpdateNotice(): void {
  const toast = useToast();
  useEffect(() => {
    function reload() {
      if (hasTyped()) toast({ text: m.site_update_later() });
      else newBuild.take(() => window.location.reload());
    }
    function tell() {
      const action = { label: m.site_update_reload(), onPress: reload };
      toast({ text: m.site_update_ready(), action });
    }
    if (newBuild.isKnown()) tell();
    return newBuild.subscribe(tell);
  }, [toast]);
}
