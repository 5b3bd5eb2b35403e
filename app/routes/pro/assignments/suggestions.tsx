import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { MinusCircleIcon } from '@phosphor-icons/react/dist/ssr/MinusCircle';
import * as m from '../../../../i18n/paraglide/messages.js';
import { Tag } from '../../../ui/data/tag.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { SuggestedViewFragment } from '../operations.gen.ts';
import { AssignedContent } from './assigned-content.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

interface SuggestionsProps {
  suggestions: readonly SuggestedViewFragment[];
}

/** What a group proposed: what waits, each by itself, and what was answered. */
export function Suggestions({ suggestions }: SuggestionsProps) {
  const waiting = suggestions.filter(({ assignment }) => assignment.state === 'WAITING');
  const answered = suggestions.filter(({ assignment }) => assignment.state !== 'WAITING');
  return (
    <>
      {waiting.map((suggestion) => (
        <SuggestionCard key={suggestion.assignment.id} suggestion={suggestion} />
      ))}
      {answered.length > 0 && (
        <Card as="section">
          <h2 className="text-h3">{m.pro_suggestions()}</h2>
          <ul className="mt-1 divide-y divide-line">
            {answered.map((suggestion) => (
              <Answered key={suggestion.assignment.id} suggestion={suggestion} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** Beside each other where there is room. */
export function WaitingSuggestions({ suggestions }: SuggestionsProps) {
  if (suggestions.length === 0) return null;
  return (
    <div className="mb-gutter grid gap-gutter lg:auto-cols-fr lg:grid-flow-col">
      {suggestions.slice(0, 2).map((suggestion) => (
        <SuggestionCard key={suggestion.assignment.id} suggestion={suggestion} />
      ))}
    </div>
  );
}

function Answered({ suggestion: { assignment } }: { suggestion: SuggestedViewFragment }) {
  const { content, state } = assignment;
  const isAccepted = state === 'ACCEPTED';
  if (content === null) return null;
  return (
    <li className="py-3">
      <AssignedContent
        content={content}
        detail={
          <p className="mt-1">
            <Tag
              tone={isAccepted ? 'leaf' : 'neutral'}
              icon={isAccepted ? CheckCircleIcon : MinusCircleIcon}
            >
              {isAccepted ? m.pro_answered_accepted() : m.pro_answered_declined()}
            </Tag>
          </p>
        }
      />
    </li>
  );
}
