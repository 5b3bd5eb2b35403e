import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Link } from '../../ui/navigation/link.ts';

/** What a forum cannot answer, and who can. In full where the talk is about health. */
export function HealthNote({ isFull = false }: { isFull?: boolean }) {
  const locale = useLocale();
  return (
    <Alert tone="medical" title={isFull ? m.community_health_title() : undefined}>
      {isFull ? m.community_health_text() : m.community_health_short()}{' '}
      <Link to={screenPath('doctors', locale)} className="link">
        {m.community_health_doctors()}
      </Link>
    </Alert>
  );
}
