import * as m from '../../../../../i18n/paraglide/messages.js';
import { longDate } from '../../../../dates/long-date.ts';
import { IntentForm, SubmitButton } from '../../../../forms/intent-form.tsx';
import { WrittenWords } from '../../documents/written-words.tsx';
import { answerProblem } from '../draft/answer-problem.ts';
import type { FormAnswer } from '../../../../forms/form-answers.ts';
import { useLocale } from '../../../../shell/locale.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import type { RecipeDifferencesQuery } from '../../operations.gen.ts';
import type { OpenedRecipe } from '../opened-recipe.ts';
import { fieldWords } from '../translate/field-words.ts';
import { PublishForms } from './publish-forms.tsx';
import { recipeForms } from '../recipe-forms.ts';
import type { OpenDraft } from '../draft/use-draft.ts';

interface ReviewViewProps {
  open: OpenDraft;
  versions: OpenedRecipe['versions'];
  differences: RecipeDifferencesQuery['contentDifferences'];
  answer: FormAnswer | null;
}

/** What changed, what becomes of it, and what was before. */
export function ReviewView({ open, versions, differences, answer }: ReviewViewProps) {
  return (
    <div className="grid min-w-0 gap-6">
      <h1 className="text-h2">{open.draft.texts['title.en'] ?? m.kitchen_untitled()}</h1>
      <Differences open={open} differences={differences} />
      <PublishForms open={open} answer={answer} />
      <History open={open} versions={versions} problem={answerProblem(answer, 'restore')} />
    </div>
  );
}

function Differences({ open, differences }: Pick<ReviewViewProps, 'open' | 'differences'>) {
  return (
    <Card as="section">
      <h2 className="text-h4">{m.kitchen_changed()}</h2>
      {differences.length === 0 && <p className="pt-2 text-ink-2">{m.kitchen_unchanged()}</p>}
      <dl>
        {differences.map(({ field, before, after }) => (
          <div key={field} className="border-t border-line py-3 first:border-0">
            <dt className="text-sm text-ink-2">{fieldWords(field, open)}</dt>
            <dd className="grid gap-1 wrap-anywhere">
              {before !== '' && (
                <del className="w-fit rounded-xs bg-danger-soft px-1 whitespace-pre-line text-danger-ink">
                  <WrittenWords field={field} text={before} />
                </del>
              )}
              {after !== '' && (
                <ins className="w-fit rounded-xs bg-leaf-soft px-1 whitespace-pre-line text-leaf-ink">
                  <WrittenWords field={field} text={after} />
                </ins>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type Version = OpenedRecipe['versions'][number];

function History(props: {
  open: OpenDraft;
  versions: readonly Version[];
  problem: string | undefined;
}) {
  const { open, versions, problem } = props;
  const { mayWrite } = open.recipe.rights;
  if (versions.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-h4">{m.kitchen_history()}</h2>
      {problem && <p className="pt-2 text-danger-ink">{problem}</p>}
      <ol>
        {versions.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            mayRestore={mayWrite && version.version !== open.recipe.version}
          />
        ))}
      </ol>
    </Card>
  );
}

function VersionRow({ version, mayRestore }: { version: Version; mayRestore: boolean }) {
  const locale = useLocale();
  const { version: number, madeBy, changedAt, publishedAt, publishedBy, note } = version;
  const isFile = version.origin === 'BEGUN' && madeBy === null;
  const name = isFile ? m.kitchen_from_file() : (madeBy ?? m.admin_log_erased());
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 first:border-0">
      <div className="min-w-0">
        <p>
          <span className="font-semibold">{m.kitchen_version({ number })}</span>{' '}
          <span className="text-ink-2">
            {name}, {longDate(changedAt, locale)}
          </span>
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          {[
            version.restoredFrom !== null &&
              m.kitchen_restored_from({ number: version.restoredFrom }),
            publishedAt !== null &&
              m.kitchen_published_by({ name: publishedBy ?? m.admin_log_erased() }),
            note !== null && m.kitchen_sent_back_with({ note }),
          ]
            .filter((words) => words !== false)
            .join(' · ')}
        </p>
      </div>
      {mayRestore && (
        <IntentForm set={recipeForms} intent="restore" values={{ version: number }}>
          <SubmitButton size="sm" aria-label={m.kitchen_restore_named({ number })}>
            {m.kitchen_restore()}
          </SubmitButton>
        </IntentForm>
      )}
    </li>
  );
}
