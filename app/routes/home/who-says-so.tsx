import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Link } from '../../ui/navigation/link.ts';
import * as m from '../../../i18n/paraglide/messages.js';
import { screenPath } from '../../../i18n/paths.ts';
import { wholeNumber } from '../../amounts/figures.ts';
import { useLocale } from '../../shell/locale.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { studyAddress } from '../pages/study-address.ts';
import type { HomeQuery } from './operations.gen.ts';

type Evidence = HomeQuery['landing']['evidence'];

/** What stands behind the product: counted, or said to be missing. Nobody is quoted. */
export function WhoSaysSo({ evidence }: { evidence: Evidence }) {
  const locale = useLocale();
  const { studyCount, foodCount, checkedGuideCount, newestStudies } = evidence;
  return (
    <div className="page-width">
      <Section title={m.home_says_title()}>
        <ul className="grid gap-gutter lg:grid-cols-3">
          <Reason
            head={m.home_says_studies({ count: studyCount })}
            text={m.home_says_studies_text()}
            link={{ to: screenPath('guides', locale), label: m.home_says_studies_link() }}
          >
            <ul className="grid gap-1.5 text-sm text-ink-2">
              {newestStudies.map((study) => (
                <li key={study.pmid ?? study.doi}>
                  <a href={studyAddress(study) ?? undefined} className="link" rel="noreferrer">
                    {study.authors.split(',')[0]}
                  </a>{' '}
                  {`${study.journal.replace(/ \d.*$/, '')}, ${study.year}`}
                </li>
              ))}
            </ul>
          </Reason>
          <Reason
            head={m.home_says_foods({
              count: foodCount,
              shown: wholeNumber({ amount: foodCount, locale }),
            })}
            text={m.home_says_foods_text()}
            link={{ to: screenPath('foodNavigator', locale, {}), label: m.home_link_foods() }}
          />
          <Reason
            head={
              checkedGuideCount === 0
                ? m.home_says_doctors()
                : m.home_says_checked({ count: checkedGuideCount })
            }
            text={checkedGuideCount === 0 ? m.home_says_doctors_text() : m.home_says_checked_text()}
            link={{ to: screenPath('experts', locale), label: m.home_says_doctors_link() }}
          />
        </ul>
      </Section>
    </div>
  );
}

interface ReasonProps {
  head: string;
  text: string;
  link: { to: To; label: string };
  children?: ReactNode;
}

function Reason({ head, text, link, children }: ReasonProps) {
  return (
    <Card as="li" className="flex flex-col gap-3">
      <h3 className="figures text-h3">{head}</h3>
      <p>{text}</p>
      {children}
      <p className="mt-auto">
        <Link to={link.to} className="link inline-flex min-h-target items-center">
          {link.label}
        </Link>
      </p>
    </Card>
  );
}
