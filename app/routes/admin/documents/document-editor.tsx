import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import * as m from '../../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../../i18n/paths.ts';
import { useLocale } from '../../../shell/locale.ts';
import { IconButtonLink } from '../../../ui/actions/icon-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { TabLinks } from '../../../ui/navigation/tabs.tsx';
import { Checks } from '../recipes/draft/draft-panel.tsx';
import { AlsoHere, PublicPageLink, SaveWords } from '../recipes/draft/draft-state.tsx';
import { KeptFocus } from '../recipes/draft/kept-focus.tsx';
import { ReviewView } from '../recipes/review/review-view.tsx';
import { StateTag } from '../recipes/draft/state-tag.tsx';
import { TranslateView } from '../recipes/translate/translate-view.tsx';
import { useDraft, type OpenDraft } from '../recipes/draft/use-draft.ts';
import { documentKinds, documentPath, type DocumentKind } from './document-kinds.ts';
import { FoodEffects } from './food-effects.tsx';
import type { DocumentTab, OpenedDocument } from './opened-document.ts';
import { WriteForm } from './write-form.tsx';

/** A plan, food, page, program or the landing choices: written, translated and reviewed. */
export function DocumentEditor(props: OpenedDocument) {
  const { kind, tab, opened, differences, effects, answer } = props;
  const open = useDraft(kind, opened);
  const at = documentKinds.find((each) => each.kind === kind) ?? documentKinds[0];
  return (
    <>
      <DocumentBar open={open} tab={tab} at={at} />
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
        {tab === 'translate' ? (
          <TranslateView open={open} />
        ) : (
          <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
            {tab === 'review' ? (
              <div className="grid min-w-0 gap-6">
                <ReviewView
                  open={open}
                  versions={opened.versions}
                  differences={differences}
                  answer={answer}
                />
                {effects && <FoodEffects effects={effects} />}
              </div>
            ) : (
              <fieldset disabled={!open.recipe.rights.mayWrite} className="min-w-0">
                <KeptFocus>
                  <WriteForm kind={kind} open={open} />
                </KeptFocus>
              </fieldset>
            )}
            <aside className="grid min-w-0 gap-6 lg:sticky lg:top-20 lg:[&>:first-child]:border-t-0 lg:[&>:first-child]:pt-0">
              <Checks open={open} />
            </aside>
          </div>
        )}
      </Page>
    </>
  );
}

function DocumentBar(props: { open: OpenDraft; tab: DocumentTab; at: DocumentKind }) {
  const { open, tab, at } = props;
  const locale = useLocale();
  const { id, languages, state } = open.recipe;
  const path = documentPath(at, locale, id);
  const gaps = languages.reduce(
    (sum, { missing, stale }) => sum + missing.length + stale.length,
    0,
  );
  const hasTexts = languages.some(({ total }) => total > 0);
  const translate = {
    to: `${path}?tab=translate`,
    label: gaps === 0 ? m.kitchen_translate() : m.kitchen_translate_count({ count: gaps }),
    isCurrent: tab === 'translate',
  };
  const items = [
    { to: path, label: m.kitchen_write(), isCurrent: tab === 'write' },
    ...(hasTexts ? [translate] : []),
    { to: `${path}?tab=review`, label: m.kitchen_review(), isCurrent: tab === 'review' },
  ];
  return (
    <div className="sticky top-0 z-(--z-sticky) border-b border-line bg-bg">
      <div className="page-width flex flex-wrap items-center gap-x-4 pt-2">
        {at.one !== null && (
          <IconButtonLink
            icon={ArrowLeftIcon}
            label={m.kitchen_back_to({ list: at.words() })}
            to={screenPath(at.list, locale)}
          />
        )}
        <StateTag state={state} />
        <SaveWords state={open.saveState} />
        <AlsoHere names={open.recipe.alsoHere} />
        <div className="order-last w-full sm:order-none sm:mx-auto sm:w-auto">
          <TabLinks label={m.kitchen_views()} items={items} />
        </div>
        <PublicPageLink open={open} />
      </div>
    </div>
  );
}
