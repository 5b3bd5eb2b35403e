import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../api/context.ts';
import { loggedError } from '../../lib/logged-error.ts';

/** For all visitors of this process together: what is over is dropped. */
const mostAMinute = 60;
const minuteMs = 60_000;
const bodyLimit = 16 * 1024;

const schema = z.object({
  type: z.string().max(100),
  message: z.string().max(1000),
  stack: z.string().max(8000),
  screen: z.string().max(100),
});

interface RouteOptions {
  services: Pick<Services, 'errorReports' | 'clock'>;
}

/**
 * Takes what broke in a browser and tells it on, so that browsers speak with nobody else. Whoever
 * sends something else is answered the same.
 */
export async function browserErrorRoute(
  app: FastifyInstance,
  { services: { errorReports, clock } }: RouteOptions,
): Promise<void> {
  if (errorReports === null) return;
  let minute = 0;
  let taken = 0;
  app.post('/error-report', { bodyLimit }, async (request, reply) => {
    const now = Math.floor(clock.now().getTime() / minuteMs);
    if (now !== minute) [minute, taken] = [now, 0];
    const sent = schema.safeParse(request.body);
    if (sent.success && taken < mostAMinute) {
      taken += 1;
      const { screen } = sent.data;
      const tags = { screen };
      errorReports.report({
        error: loggedError(asError(sent.data)),
        what: 'page failed in a browser',
        tags,
        platform: 'javascript',
      });
    }
    return reply.code(204).send();
  });
}

/** With the name that decides whether its message may be kept. */
function asError({ type, message, stack }: z.output<typeof schema>): Error {
  const known = { TypeError, RangeError, ReferenceError }[type] ?? Error;
  const error = new known(message);
  error.stack = stack.split('\n').map(asV8Line).join('\n');
  return error;
}

/** Firefox and Safari write `draw@https://…:1:200` where the parser knows `    at draw (https://…:1:200)`. */
function asV8Line(line: string): string {
  const end = line.indexOf('@');
  if (end < 0 || /^\s+at /.test(line)) return line;
  return `    at ${line.slice(0, end) || '<anonymous>'} (${line.slice(end + 1)})`;
}
