import { useState } from 'react';
import * as m from '../../../../../i18n/paraglide/messages.js';
import { localeCodes, locales, type Locale } from '../../../../../i18n/locales.ts';
import { screenPath } from '../../../../../i18n/paths.ts';
import { languages, type Language } from '../../../../../lib/language.ts';
import { useLocale } from '../../../../shell/locale.ts';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Segmented } from '../../../../ui/forms/segmented.tsx';
import { languageName } from '../../role-words.ts';
import type { OpenDraft } from '../draft/use-draft.ts';

type Device = 'phone' | 'desktop';

/** The page that the draft makes, as a phone and as a desk show it. What is saved is shown. */
export function PreviewView({ open }: { open: OpenDraft }) {
  const [device, setDevice] = useState<Device>('phone');
  const [language, setLanguage] = useState(locales[useLocale()].contentLanguage);
  const { id, revision } = open.recipe;
  const path = screenPath('adminPreview', localeIn(language), { id });
  const title = open.draft.texts['title.en'] ?? m.kitchen_untitled();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-h2">{title}</h1>
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label={m.kitchen_preview_device()}
          value={device}
          onChange={setDevice}
          options={[
            { value: 'phone', label: m.kitchen_preview_phone() },
            { value: 'desktop', label: m.kitchen_preview_desktop() },
          ]}
        />
        <Segmented
          label={m.kitchen_languages()}
          value={language}
          onChange={setLanguage}
          options={languages.map((each) => ({ value: each, label: languageName(each) }))}
        />
        <ButtonLink size="sm" to={path} reloadDocument>
          {m.kitchen_preview_alone()}
        </ButtonLink>
      </div>
      <div className="overflow-x-auto rounded-lg bg-sunken p-3 sm:p-6">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, as its reader has it */}
        <iframe
          key={`${path} ${revision}`}
          src={path}
          title={m.kitchen_preview_of({ title })}
          className={classNames(
            'mx-auto block h-[80vh] rounded-lg bg-bg shadow-md',
            device === 'phone' ? 'w-[390px] max-w-full' : 'w-full min-w-[64rem]',
          )}
        />
      </div>
    </div>
  );
}

function localeIn(language: Language): Locale {
  return localeCodes.find((each) => locales[each].contentLanguage === language) ?? 'en';
}
