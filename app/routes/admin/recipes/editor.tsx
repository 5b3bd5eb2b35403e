import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import type { FormAnswer } from '../../../forms/form-answers.ts';
import { useLocale } from '../../../shell/locale.ts';
import { IconButtonLink } from '../../../ui/actions/icon-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Rail } from '../../../ui/navigation/rail.tsx';
import { TabLinks } from '../../../ui/navigation/tabs.tsx';
import type { RecipeDifferencesQuery } from '../operations.gen.ts';
import { DraftPanel } from './draft/draft-panel.tsx';
import { AlsoHere, PublicPageLink, SaveWords } from './draft/draft-state.tsx';
import { KeptFocus } from './draft/kept-focus.tsx';
import type { EditorTab, OpenedRecipe } from './opened-recipe.ts';
import { PreviewView } from './review/preview-view.tsx';
import { ReviewView } from './review/review-view.tsx';
import { StateTag } from './draft/state-tag.tsx';
import { TranslateView } from './translate/translate-view.tsx';
import { useDraft, type OpenDraft } from './draft/use-draft.ts';
import { WriteView } from './write/write-view.tsx';

interface EditorProps {
  opened: OpenedRecipe;
  tab: EditorTab;
  differences: RecipeDifferencesQuery['contentDifferences'];
  answer: FormAnswer | null;
}

export function Editor({ opened, tab, differences, answer }: EditorProps) {
  const open = useDraft('RECIPE', opened);
  return (
    <>
      <EditorBar open={open} tab={tab} />
      <Page className="pt-6 pb-20">
        {open.problem && (
          <div className="pb-5">
            <Alert tone="danger">{open.problem}</Alert>
          </div>
        )}
        {open.recipe.note !== null && (
          <div className="pb-5">
            <Alert title={m.kitchen_sent_back_title()}>{open.recipe.note}</Alert>
          </div>
        )}
        {tab === 'translate' && <TranslateView open={open} />}
        {tab === 'preview' && <PreviewView open={open} />}
        {(tab === 'write' || tab === 'review') && (
          <div
            className={classNames(
              'grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_19rem]',
              tab === 'write' && 'xl:grid-cols-[9rem_minmax(0,1fr)_19rem] xl:gap-8',
            )}
          >
            {tab === 'write' && (
              <div className="hidden xl:sticky xl:top-20 xl:block">
                <Rail label={m.legal_on_this_page()} entries={outline()} />
              </div>
            )}
            {tab === 'review' ? (
              <ReviewView
                open={open}
                versions={opened.versions}
                differences={differences}
                answer={answer}
              />
            ) : (
              <KeptFocus className="min-w-0">
                <WriteView open={open} choices={opened.drawingChoices} />
              </KeptFocus>
            )}
            <DraftPanel open={open} choices={opened.drawingChoices} />
          </div>
        )}
      </Page>
    </>
  );
}

/** The parts of the paper, for who knows where they want to go. */
function outline() {
  return [
    { id: 'ingredients', title: m.kitchen_ingredients() },
    { id: 'steps', title: m.kitchen_steps() },
    { id: 'tip', title: m.kitchen_tip() },
    { id: 'photo', title: m.kitchen_photo() },
    { id: 'faqs', title: m.kitchen_faq() },
    { id: 'video', title: m.kitchen_video() },
    { id: 'facts', title: m.kitchen_facts() },
    { id: 'cookings', title: m.kitchen_cooked() },
  ];
}

function EditorBar({ open, tab }: { open: OpenDraft; tab: EditorTab }) {
  const locale = useLocale();
  const { recipe } = open;
  const { id, languages } = recipe;
  const gaps = languages.reduce(
    (sum, { missing, stale }) => sum + missing.length + stale.length,
    0,
  );
  const to = (name: EditorTab) =>
    screenPath('adminRecipe', locale, { id }, name === 'write' ? {} : { query: { tab: name } });
  const items = [
    { to: to('write'), label: m.kitchen_write(), isCurrent: tab === 'write' },
    {
      to: to('translate'),
      label: gaps === 0 ? m.kitchen_translate() : m.kitchen_translate_count({ count: gaps }),
      isCurrent: tab === 'translate',
    },
    { to: to('review'), label: m.kitchen_review(), isCurrent: tab === 'review' },
    { to: to('preview'), label: m.kitchen_preview(), isCurrent: tab === 'preview' },
  ];
  return (
    <div className="sticky top-0 z-(--z-sticky) border-b border-line bg-bg">
      <div className="page-width flex flex-wrap items-center gap-x-4 pt-2">
        <IconButtonLink
          icon={ArrowLeftIcon}
          label={m.kitchen_back()}
          to={screenPath('adminRecipes', locale)}
        />
        <StateTag state={recipe.state} />
        <SaveWords state={open.saveState} />
        <AlsoHere names={recipe.alsoHere} />
        <div className="order-last w-full sm:order-none sm:mx-auto sm:w-auto">
          <TabLinks label={m.kitchen_views()} items={items} />
        </div>
        <PublicPageLink open={open} />
      </div>
    </div>
  );
}
