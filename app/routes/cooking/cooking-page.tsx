import type { Locale } from '../../../i18n/locales.ts';
import { servingsText } from '../../amounts/servings-text.ts';
import { screenPath } from '../../../i18n/paths.ts';
import type { CookedRecipeFragment, CookingSheetFragment } from './operations.gen.ts';
import { everybodyNamed, type NamedEaters } from '../../plans/eater-names.ts';
import type { LeftPlace } from '../../plans/left-place.ts';
import { servingSentence, type PlannedServing } from '../../plans/serving-sentence.ts';
import { useOfflineCopyState } from '../../offline/use-offline-copy.ts';
import { stepText } from '../../dishes/step-text.ts';
import { useLocale } from '../../shell/locale.ts';
import { TaskFrame } from '../../ui/layout/task-frame.tsx';
import type { UnitSystem } from '../../amounts/units-preference.ts';
import { AlarmBar } from './alarm-bar.tsx';
import { CookingBar } from './cooking-bar.tsx';
import { BarActions } from './bar-actions.tsx';
import { MiseEnPlace } from './mise-en-place.tsx';
import { picturesOf } from './pictures-of.ts';
import type { FormAnswer } from '../../forms/form-answers.ts';
import { hashOf, type Stage } from './stage.ts';
import { StageButtons } from './stage-buttons.tsx';
import { StepDots } from './step-dots.tsx';
import { StepView } from './step-view.tsx';
import { ThankYou } from './thank-you.tsx';
import { useAlarm } from './use-alarm.ts';
import { useIsInBrowser } from '../../shell/use-is-in-browser.ts';
import { useMarkCooked } from './use-mark-cooked.ts';
import { usePlace } from './use-stage.ts';
import { TimerNotices } from './timer-notices.tsx';
import { shortStepName } from './timer.ts';
import { useTimers } from './use-timers.ts';
import { useWakeLock } from './use-wake-lock.ts';

export interface CookingPageProps {
  recipe: CookedRecipeFragment;
  sheet: CookingSheetFragment;
  /** The dish of a plan that is cooked: the sheet is as the plan has it. */
  planned: PlannedServing | null;
  /** The link of a plan's dish led here, and the plan has it there no longer. */
  left: LeftPlace | null;
  eaters: NamedEaters;
  units: UnitSystem;
  userId: string | null;
  /** Of a rating without scripts. */
  answer: FormAnswer | null;
}

/**
 * One thing at a time, to be read from afar with wet hands. Without scripts the whole recipe stands
 * on one page.
 */
export function CookingPage(props: CookingPageProps) {
  const { recipe, sheet, planned, left, eaters, units, userId, answer } = props;
  const locale = useLocale();
  const place = usePlace(sheet.steps.length);
  const timers = useTimers();
  const offline = useOfflineCopyState(() => {
    return { title: recipe.title, pictures: picturesOf({ recipe, sheet }) };
  });
  const wakeLock = useWakeLock();
  useAlarm(timers.all.some(({ state }) => state === 'ringing'));
  const isMarked = useMarkCooked({
    userId,
    dish: planned?.key ?? null,
    recipeId: recipe.id,
    slug: recipe.slug,
    isDone: place.stage.name === 'done',
  });
  const isShown = useIsShown(place.stage);
  const { slug, title } = recipe;
  const isUsual = planned !== null || sheet.servings === recipe.servings;
  const servings = isUsual ? undefined : sheet.servings;
  const following = place.next?.name === 'step' ? sheet.steps[place.next.index] : undefined;
  const nextName = following ? shortStepName(stepText({ step: following, units, locale })) : null;
  const query = { dish: planned?.key };
  const path = screenPath('cooking', locale, { slug, servings }, { query });
  const elsewhere = timers.all.filter((timer) => {
    return timer.state !== 'ringing' && timer.path !== `${path}${hashOf(place.stage)}`;
  });
  const detail =
    planned === null
      ? servingsText(sheet.servings)
      : servingSentence({
          serving: planned,
          everybody: namesFor({ planned, eaters, locale }),
          locale,
        });
  return (
    <TaskFrame
      width="page"
      bar={
        <CookingBar
          title={title}
          detail={detail}
          dots={
            <StepDots
              stage={place.stage}
              stepCount={sheet.steps.length}
              isNarrow={elsewhere.length > 1}
            />
          }
          isAtStep={place.stage.name === 'step'}
          closeTo={recipePath({ recipe, servings, planned, locale })}
          actions={
            <BarActions
              recipe={recipe}
              sheet={sheet}
              units={units}
              wakeLock={wakeLock}
              timers={timers}
              elsewhere={elsewhere}
              path={path}
              stage={place.stage}
            />
          }
        />
      }
      actions={
        <div className="grid w-full gap-3">
          <TimerNotices timers={timers.all} />
          <AlarmBar timers={timers} recipe={recipe} path={path} stage={place.stage} />
          <StageButtons place={place} nextName={nextName} />
        </div>
      }
    >
      {isShown({ name: 'ingredients' }) && (
        <MiseEnPlace
          recipe={recipe}
          sheet={sheet}
          detail={detail}
          left={left}
          units={units}
          offline={offline}
        />
      )}
      {sheet.steps.map(
        (step, index) =>
          isShown({ name: 'step', index }) && (
            <StepView
              key={index}
              step={step}
              index={index}
              stepCount={sheet.steps.length}
              recipe={recipe}
              units={units}
              timers={timers}
              path={path}
              detail={detail}
            />
          ),
      )}
      {isShown({ name: 'done' }) && (
        <ThankYou
          recipe={recipe}
          recipePath={recipePath({ recipe, servings, planned, locale })}
          tip={sheet.tip}
          userId={userId}
          answer={answer}
          isMarked={isMarked}
        />
      )}
    </TaskFrame>
  );
}

/** Everything, until scripts are there to show one thing at a time. */
function useIsShown(current: Stage): (stage: Stage) => boolean {
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser) return () => true;
  return (stage) =>
    stage.name === current.name &&
    (stage.name !== 'step' || (current.name === 'step' && stage.index === current.index));
}

function recipePath(args: {
  recipe: CookedRecipeFragment;
  servings: number | undefined;
  planned: PlannedServing | null;
  locale: ReturnType<typeof useLocale>;
}): string {
  const { recipe, servings, planned, locale } = args;
  const { slug } = recipe;
  const query = { dish: planned?.key };
  if (servings === undefined) return screenPath('recipe', locale, { slug }, { query });
  return screenPath('recipeServings', locale, { slug, servings });
}

/** With a guest, or with somebody away, the plates are counted. */
function namesFor(args: {
  planned: PlannedServing;
  eaters: NamedEaters;
  locale: Locale;
}): string | null {
  const { planned, eaters, locale } = args;
  if (planned.portions.length !== eaters.adults + eaters.children) return null;
  return everybodyNamed({ eaters, names: eaters.names, locale });
}
