import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import type { LeftOut } from '../published/edited.ts';
import { toldSentence } from '../remarks/remark-type.resolvers.ts';

export const LeftOutType = builder.objectRef<LeftOut>('LeftOutContent').implement({
  description: 'Written, and read by nobody, until what is wrong with it is put right.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Of the thing, or the name of its file.' }),
    message: t.string({
      resolve: (left, _input, context) => toldReason(left, context).message,
    }),
    language: t.string({
      description: 'Of the message.',
      resolve: (left, _input, context) => toldReason(left, context).language,
    }),
  }),
});

/** Who mends a file reads what the content check says of it on the command line. */
function toldReason({ message, isOfFile }: LeftOut, context: RequestContext) {
  return isOfFile ? ({ message, language: 'en' } as const) : toldSentence(message, context);
}
