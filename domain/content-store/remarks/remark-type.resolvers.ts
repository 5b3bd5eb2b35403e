import { builder } from '../../../api/builder.ts';
import type { RequestContext } from '../../../api/context.ts';
import { locales } from '../../../i18n/locales.ts';
import type { Language } from '../../../lib/language.ts';
import type { Remark } from '../kinds/remark.ts';
import { readSentence, ruleSaid, sentenceIn } from './read-sentence.ts';
import type { Parameter } from './sentence.ts';
import { toldWord } from './told-words.ts';

const RemarkLevelType = builder.enumType('ContentRemarkLevel', {
  description: 'STOPS keeps it from going out; the others are told.',
  values: ['STOPS', 'PROBLEM', 'HINT'] as const,
});

interface ToldRemark extends Pick<Remark, 'field' | 'level'> {
  readonly code: string;
  readonly parameters: readonly Parameter[];
  readonly message: string;
  /** English where the sentence is not ours: what a parser says of a broken file. */
  readonly language: Language;
  readonly rule: string | null;
}

const otherCode = 'other';

/** A remark as the editor reads it, in the language they work in. */
export function toldRemark(remark: Remark, context: RequestContext): ToldRemark {
  const { field, level } = remark;
  return { field, level, ...toldSentence(remark.message, context) };
}

export function toldSentence(check: string, { locale, services }: RequestContext) {
  const { rule, message: sentence } = ruleSaid(check);
  const said = readSentence(sentence);
  if (said === null) {
    return { code: otherCode, parameters: [], message: sentence, language: 'en', rule } as const;
  }
  const language = locales[locale].contentLanguage;
  const { content } = services;
  const wordOf = (parameter: Parameter) => toldWord({ parameter, language, content });
  const message = sentenceIn({ said, language, wordOf });
  return { code: said.sentence.code, parameters: said.parameters, message, language, rule };
}

const ParameterType = builder.objectRef<Parameter>('ContentRemarkParameter').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    value: t.exposeString('value', {
      description: 'As files have it: the id of a food, a figure.',
    }),
  }),
});

export const RemarkType = builder.objectRef<ToldRemark>('ContentRemark').implement({
  description: 'What is to be put right, beside the field it means.',
  fields: (t) => ({
    field: t.exposeString('field'),
    level: t.expose('level', { type: RemarkLevelType }),
    code: t.exposeString('code', { description: '`steps.unused`; `other` for what has none.' }),
    parameters: t.field({ type: [ParameterType], resolve: ({ parameters }) => [...parameters] }),
    message: t.exposeString('message', { description: 'In the language of the endpoint.' }),
    language: t.exposeString('language', { description: 'Of the message.' }),
    rule: t.exposeString('rule', {
      nullable: true,
      description: 'Of cooking sense, which a recipe may break on purpose by vouching for it.',
    }),
  }),
});
