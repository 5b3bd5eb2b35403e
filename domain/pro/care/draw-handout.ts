import type { RequestContext } from '../../../api/context.ts';
import { problem } from '../../../lib/problems.ts';
import type { ProGroup } from '../groups/group.ts';
import type { DrawnPaper } from '../joining/papers.ts';
import type { MemberCare } from './look-at-member.ts';

/** The page to print; where it cannot be drawn, that is said and logged. */
export async function drawHandout(args: {
  context: RequestContext;
  group: ProGroup;
  care: MemberCare;
}): Promise<DrawnPaper> {
  const { context, group, care } = args;
  const { services, locale, requestId } = context;
  const { member, plan, measurements } = care;
  try {
    const bytes = await services.papers.handout({
      locale,
      groupTitle: group.title,
      personName: `${member.firstName} ${member.lastName}`,
      today: services.clock.now(),
      plan,
      weights: (measurements ?? []).filter(({ measure }) => measure === 'WEIGHT'),
    });
    return { pdf: Buffer.from(bytes).toString('base64'), problems: [] };
  } catch (error) {
    services.log.warn({ err: error, requestId }, 'a hand-out could not be drawn');
    return { pdf: null, problems: [problem([], 'pro.qr-failed')] };
  }
}
