import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { ClockCountdownIcon } from '@phosphor-icons/react/dist/ssr/ClockCountdown';
import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass';
import { MinusCircleIcon } from '@phosphor-icons/react/dist/ssr/MinusCircle';
import { QuestionIcon } from '@phosphor-icons/react/dist/ssr/Question';
import { SparkleIcon } from '@phosphor-icons/react/dist/ssr/Sparkle';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import type { MemberStatus } from '../../../../domain/pro/members/member-status.rules.ts';
import { Tag, type TagTone } from '../../../ui/data/tag.tsx';
import type { Icon } from '../../../ui/icon.ts';
import { statusWord } from './pro-words.ts';

const looks: Record<MemberStatus, { tone: TagTone; icon: Icon }> = {
  ACTIVE: { tone: 'leaf', icon: CheckCircleIcon },
  CANCELLED: { tone: 'paprika', icon: MinusCircleIcon },
  EXPIRED: { tone: 'neutral', icon: ClockCountdownIcon },
  INVALID: { tone: 'danger', icon: WarningCircleIcon },
  NEW: { tone: 'sky', icon: SparkleIcon },
  UNKNOWN: { tone: 'neutral', icon: QuestionIcon },
  PENDING: { tone: 'yolk', icon: HourglassIcon },
};

/** An icon and a word: never colour alone. */
export function StatusTag({ status }: { status: MemberStatus }) {
  return <Tag {...looks[status]}>{statusWord(status)}</Tag>;
}
