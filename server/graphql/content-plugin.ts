import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../api/context.ts';
import { formatExecutionErrors } from '../../api/errors.ts';
import { problemMessage } from '../../api/problem-message.ts';
import { openContentKey, type ContentKey } from '../../domain/content-api/keys/manage-keys.ts';
import { countTry } from '../../domain/rate-limits/count-try.ts';
import { networkOf } from '../../domain/rate-limits/rate-limit.ts';
import type { ContentContext } from '../../domain/content-api/schema/content-builder.ts';
import { contentSchema } from './content-schema.ts';
import { servicesNow } from '../auth/services-now.ts';
import { mostCost } from './cost.ts';
import { readOperation } from './plugin.ts';
import { OperationRunner } from './run-operation.ts';

const minuteMs = 60_000;
/** Of one key. A copy of all content takes about 25. */
const mostRequestsPerMinute = 300;
/** Of one network without a key that opens anything. */
const mostWrongKeysPerMinute = 30;

interface Asking {
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
}

/** The content API at /cms/graphql, for programs that have a key of their own. */
export async function contentPlugin(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const isIntrospectionOn = services.settings.GRAPHQL_INTROSPECTION;
  const runner = new OperationRunner({ schema: contentSchema, isIntrospectionOn, knownTexts: [] });
  app.post('/cms/graphql', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const asking = { request, reply, services };
    const key = await admit(asking);
    return key === null ? reply : answer({ ...asking, runner, key });
  });
}

/** The key of a request that may go on; else the refusal is sent. */
async function admit(asking: Asking): Promise<ContentKey | null> {
  const { request, reply, services } = asking;
  const authorization = request.headers.authorization ?? null;
  const key = await openContentKey({ ...services, authorization });
  const limit =
    key === null
      ? {
          name: 'content-key-wrong',
          subject: [networkOf(request.ip)],
          most: mostWrongKeysPerMinute,
        }
      : { name: 'content-key', subject: [key.id], most: mostRequestsPerMinute };
  const limits = [{ ...limit, perMs: minuteMs }];
  const { retryAfterSeconds } = await countTry({ ...services, limits });
  if (retryAfterSeconds !== null) {
    reply.header('retry-after', retryAfterSeconds);
    refuse({ reply, status: 429, code: 'service.busy' });
    return null;
  }
  if (key === null) {
    reply.header('www-authenticate', 'Bearer');
    refuse({ reply, status: 401, code: 'key.required' });
  }
  return key;
}

function refuse(refusal: { reply: FastifyReply; status: number; code: string }): void {
  const { reply, status, code } = refusal;
  const message = problemMessage({ code }, 'en');
  reply.code(status).send({ data: null, errors: [{ message, extensions: { code, status } }] });
}

async function answer(args: Asking & { runner: OperationRunner; key: ContentKey }) {
  const { request, reply, services, runner, key } = args;
  const asked = readOperation(request.body, runner);
  if (typeof asked === 'string') {
    refuse({ reply, status: 400, code: asked });
    return reply;
  }
  // One state of the content for the whole request, even if it changes meanwhile.
  const context: ContentContext = {
    services: servicesNow(services),
    locale: 'en',
    requestId: request.id,
    key,
  };
  const { cost, ...result } = await runner.run(asked, context);
  const extensions = cost === undefined ? {} : { extensions: { cost: { cost, limit: mostCost } } };
  const { errors } = result;
  if (errors === undefined || errors.length === 0) return { data: result.data, ...extensions };
  const { statusCode, response } = formatExecutionErrors({ ...result, errors }, context);
  reply.code(statusCode);
  return { ...response, ...extensions };
}
