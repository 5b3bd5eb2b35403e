import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { Form } from 'react-router';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { useLocale } from '../../shell/locale.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Link } from '../../ui/navigation/link.ts';

export const longestQuestionSearch = 80;

/** What was asked, in the address; and how many questions have the words. */
export interface Asked {
  text: string;
  count: number;
}

/** Above the questions. */
export function QuestionSearch({ asked }: { asked: Asked }) {
  const path = screenPath('questions', useLocale());
  return (
    <search className="grid gap-3">
      <Form action={path} className="flex gap-2">
        <SearchField
          name="q"
          label={m.pages_questions_search()}
          placeholder={m.pages_questions_search_example()}
          defaultValue={asked.text}
          maxLength={longestQuestionSearch}
        />
        <Button type="submit" variant="ink">
          {m.pages_questions_search_submit()}
        </Button>
      </Form>
      {asked.text !== '' && (
        <p>
          {asked.count > 0
            ? m.pages_questions_found({ count: asked.count })
            : m.pages_questions_none({ text: asked.text })}{' '}
          <Link to={path} className="link">
            {m.pages_questions_all()}
          </Link>
        </p>
      )}
    </search>
  );
}

/** Under the questions: a person answers what is not there. */
export function WriteInstead() {
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-5">
      <div className="grid gap-1">
        <h2 className="text-h3">{m.pages_questions_other()}</h2>
        <p className="text-ink-2">{m.pages_questions_other_text()}</p>
      </div>
      <ButtonLink to={`${screenPath('contact', useLocale())}#write`} trailingIcon={ArrowRightIcon}>
        {m.pages_contact_write()}
      </ButtonLink>
    </Card>
  );
}
