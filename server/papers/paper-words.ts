import { dateFormat, numberFormat } from '../../lib/formats.ts';
import type { InvitationPaper } from '../../domain/pro/joining/papers.ts';
import { locales } from '../../i18n/locales.ts';
import * as m from '../../i18n/paraglide/messages.js';
import type { InvitationSheet } from './sheet.ts';

/** The words of an invitation, in the language of who printed it. */
export function invitationSheet(args: { paper: InvitationPaper; brand: string }): InvitationSheet {
  const { paper, brand } = args;
  const { locale, groupTitle: group, plainAddress, trialDays } = paper;
  const said = { locale };
  const { languageTag } = locales[locale];
  const count = numberFormat(languageTag).format(paper.recipeCount);
  const dateStyle = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const date = dateFormat(languageTag, dateStyle).format(paper.expiresAt);
  return {
    kind: 'invitation',
    language: languageTag,
    documentTitle: m.pro_paper_invitation_file({ group }, said),
    brand,
    group,
    title: m.pro_paper_title({}, said),
    lead: paper.isPaidByGroup
      ? m.pro_paper_lead_admin({ group, brand, count }, said)
      : m.pro_paper_lead_member({ brand, days: trialDays }, said),
    url: paper.joinUrl,
    urlLabel: m.pro_paper_code_alt({ address: plainAddress }, said),
    steps: [
      m.pro_paper_step_scan({}, said),
      m.pro_paper_step_account({}, said),
      m.pro_paper_step_decide({}, said),
    ],
    byHand: [
      [
        { text: `${m.pro_paper_no_camera({}, said)} ` },
        { text: plainAddress.replace(/^https?:\/\//, ''), isBold: true },
      ],
      [
        { text: `${m.pro_paper_code({}, said)} ` },
        { text: paper.code, isBold: true },
        { text: `, ${m.pro_paper_until({ date }, said)}` },
      ],
    ],
  };
}
