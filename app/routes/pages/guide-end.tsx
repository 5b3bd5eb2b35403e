import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { dishPicture } from '../../dishes/dish-picture.ts';
import { IntentForm, SubmitButton } from '../../forms/intent-form.tsx';
import { useLocale } from '../../shell/locale.ts';
import { MealRow } from '../../ui/cards/meal-row.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { unbrokenUnits } from '../../ui/unbroken-units.ts';
import { guideForms } from './guide-forms.ts';
import type { GuideEndFragment } from './operations.gen.ts';
import { Link } from '../../ui/navigation/link.ts';

export const guideEndId = 'next';

/** Only somebody who is signed in has a place to keep what was read. */
export type LoadedGuide = GuideEndFragment & { isSignedIn: boolean };

/** At the end of a guide: that it was read, and what comes next. */
export function GuideEnd({ guide }: { guide: LoadedGuide }) {
  const locale = useLocale();
  const { next, isRead, isSignedIn } = guide;
  return (
    <Card as="section" className="mt-12 scroll-mt-24">
      <div id={guideEndId} className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-h3">{next ? m.pages_guide_next() : m.pages_guides_all_read()}</h2>
        {isSignedIn && <ReadForm isRead={isRead} />}
      </div>
      {next && (
        <MealRow
          to={next.path}
          picture={dishPicture(next.pictureRecipeId)}
          title={unbrokenUnits(next.title)}
          detail={next.lead}
        />
      )}
      <p className="pt-2">
        <Link
          to={screenPath('guides', locale)}
          className="link inline-flex min-h-target items-center"
        >
          {m.pages_guides_all()}
        </Link>
      </p>
    </Card>
  );
}

function ReadForm({ isRead }: { isRead: boolean }) {
  return (
    <IntentForm
      set={guideForms}
      intent="read"
      values={{ isRead: !isRead }}
      failure="toast"
      className="flex flex-wrap items-center gap-3"
    >
      {isRead && (
        <Tag tone="leaf" icon={CheckCircleIcon}>
          {m.pages_guide_is_read()}
        </Tag>
      )}
      <SubmitButton variant={isRead ? 'text' : 'primary'} size="sm">
        {isRead ? m.pages_guide_unread() : m.pages_guide_read()}
      </SubmitButton>
    </IntentForm>
  );
}
