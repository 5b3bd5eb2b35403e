import { builder } from '../../../api/builder.ts';
import type { LeftOut } from '../published/edited.ts';
import { toldSentence } from '../remarks/remark-type.resolvers.ts';

export const LeftOutType = builder.objectRef<LeftOut>('LeftOutContent').implement({
  description: 'Written, and read by nobody, until what is wrong with it is put right.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Of the thing, or its file with the line.' }),
    message: t.string({
      resolve: ({ message }, _input, context) => toldSentence(message, context).message,
    }),
    language: t.string({
      description: 'Of the message.',
      resolve: ({ message }, _input, context) => toldSentence(message, context).language,
    }),
  }),
});
