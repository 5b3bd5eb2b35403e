import * as m from '../../../i18n/paraglide/messages.js';
import { Card } from '../../ui/layout/card.tsx';
import { HealthNote } from './health-note.tsx';

/** How people talk here, and what a forum is not. */
export function CommunityAside() {
  const lines = [
    m.community_line_did(),
    m.community_line_doses(),
    m.community_line_bodies(),
    m.community_line_selling(),
    m.community_line_report(),
    m.community_line_names(),
  ];
  return (
    <div className="grid gap-gutter">
      <Card as="section">
        <h2 className="pb-2 text-h4">{m.community_lines()}</h2>
        <ol className="grid gap-2 text-sm">
          {lines.map((line, index) => (
            <li key={line} className="grid grid-cols-[1.4rem_1fr]">
              <span aria-hidden className="font-display text-yolk-ink">
                {index + 1}
              </span>
              {line}
            </li>
          ))}
        </ol>
      </Card>
      <HealthNote />
    </div>
  );
}
