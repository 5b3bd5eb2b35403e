import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';

interface NoPlanProps {
  hasProfile: boolean;
  isPremiumMember: boolean;
}

/** The step that comes before the first plan: the quiz, a look at a week, or making it. */
export function NoPlan({ hasProfile, isPremiumMember }: NoPlanProps) {
  const { title, text, to, action } = nextStep({
    hasProfile,
    isPremiumMember,
    locale: useLocale(),
  });
  return (
    <Card>
      <EmptyState
        scene="three-plates"
        title={title}
        text={text}
        action={
          <ButtonLink variant="primary" to={to}>
            {action}
          </ButtonLink>
        }
      />
    </Card>
  );
}

function nextStep(args: NoPlanProps & { locale: ReturnType<typeof useLocale> }) {
  const { hasProfile, isPremiumMember, locale } = args;
  if (!hasProfile) {
    return {
      title: m.home_no_plan_title(),
      text: m.home_no_plan_text(),
      to: screenPath('onboarding', locale, {}),
      action: m.site_take_the_quiz(),
    };
  }
  if (!isPremiumMember) {
    return {
      title: m.home_preview_title(),
      text: m.home_preview_text(),
      to: screenPath('planPreview', locale),
      action: m.home_preview_action(),
    };
  }
  return {
    title: m.home_no_plan_ready_title(),
    text: m.home_no_plan_ready_text(),
    to: screenPath('myMealPlanner', locale),
    action: m.site_plan_my_week(),
  };
}
