import type { RequestContext } from '../../../api/context.ts';
import { screenPath } from '../../../i18n/paths.ts';
import { problem } from '../../../lib/problems.ts';
import type { ProGroup } from '../groups/group.ts';
import type { GroupLink } from './group-link.ts';
import { spacedCode } from './join-code.ts';
import type { DrawnPaper } from './papers.ts';

/** The page to print; where it cannot be drawn, that is said and logged. */
export async function drawInvitation(args: {
  context: RequestContext;
  group: ProGroup;
  link: GroupLink;
  joinUrl: string;
}): Promise<DrawnPaper> {
  const { context, group, link, joinUrl } = args;
  const { services, locale, origin, requestId } = context;
  try {
    const bytes = await services.papers.invitation({
      locale,
      groupTitle: group.title,
      isPaidByGroup: group.payer === 'ADMIN',
      trialDays: services.settings.PRO_TRIAL_DAYS,
      recipeCount: services.content.recipes.length,
      joinUrl,
      plainAddress: `${origin}${screenPath('proJoin', locale)}`,
      code: spacedCode(link.code),
      expiresAt: link.expiresAt,
    });
    return { pdf: Buffer.from(bytes).toString('base64'), problems: [] };
  } catch (error) {
    services.log.warn({ err: error, requestId }, 'an invitation could not be drawn');
    return { pdf: null, problems: [problem([], 'pro.qr-failed')] };
  }
}
