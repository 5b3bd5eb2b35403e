import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { ArchiveIcon } from '@phosphor-icons/react/dist/ssr/Archive';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import * as m from '../../../../../i18n/paraglide/messages.js';
import type { ContentState } from '../../../../graphql/schema-types.gen.ts';
import { Tag, type TagTone } from '../../../../ui/data/tag.tsx';
import type { Icon } from '../../../../ui/icon.ts';

interface Look {
  tone: TagTone;
  icon: Icon;
  word: () => string;
}

const looks: Record<ContentState, Look> = {
  DRAFT: { tone: 'neutral', icon: PencilSimpleIcon, word: m.kitchen_state_draft },
  IN_REVIEW: { tone: 'yolk', icon: EyeIcon, word: m.kitchen_state_in_review },
  SENT_BACK: { tone: 'danger', icon: ArrowUUpLeftIcon, word: m.kitchen_state_sent_back },
  PUBLISHED: { tone: 'leaf', icon: CheckCircleIcon, word: m.kitchen_state_published },
  ARCHIVED: { tone: 'neutral', icon: ArchiveIcon, word: m.kitchen_state_archived },
};

export function StateTag({ state }: { state: ContentState }) {
  const { tone, icon, word } = looks[state];
  return (
    <Tag tone={tone} icon={icon}>
      {word()}
    </Tag>
  );
}
