import { locales } from '../../../i18n/locales.ts';
import { problem, type Problem } from '../../../lib/problems.ts';
import { builder, ProblemType } from '../../../api/builder.ts';
import { findOpenList, requireList, requireListWithContent } from '../people/open-list.ts';
import {
  findListState,
  listFormerExtras,
  listStateOf,
  type ListState,
} from '../list/find-list-state.ts';
import { mostExtraCharacters, mostOperations } from '../list/list-limits.rules.ts';
import { OperationInput } from '../operations/list-operation-input.resolvers.ts';
import { FactType } from '../operations/list-operation.resolvers.ts';
import type { Fact } from '../operations/list-operation.ts';
import { ListStateType, SuggestionType } from '../list/list-state.resolvers.ts';
import { suggestFoods } from '../suggest-foods.ts';
import { changesOf, partToTell, type FactChanges } from './part-to-tell.rules.ts';
import { syncList, type RefusedOperation } from './sync-list.ts';

builder.queryFields((t) => ({
  shoppingListState: t.field({
    type: ListStateType,
    nullable: true,
    description: 'Of the list that the viewer shops from; null for who has none.',
    resolve: async (_root, _input, context) => {
      const list = await findOpenList(context);
      const { db, content: catalogue } = context.services;
      return list && findListState({ db, userId: list.userId, catalogue });
    },
  }),
  formerShoppingExtras: t.field({
    type: [SuggestionType],
    description: 'What was written on the list before, the latest first.',
    resolve: async (_root, _input, context) => {
      const list = await findOpenList(context);
      if (list === null) return [];
      const { db, content: catalogue } = context.services;
      return [...(await listFormerExtras({ db, userId: list.userId, catalogue }))];
    },
  }),
  shoppingSuggestions: t.field({
    type: [SuggestionType],
    description: 'Foods whose names have the words of the text.',
    args: { text: t.arg.string({ required: true }) },
    resolve: async (_root, { text }, context) => {
      await requireList(context);
      const language = locales[context.locale].contentLanguage;
      const { foods } = context.services.content;
      return [...suggestFoods({ foods, text: text.slice(0, mostExtraCharacters), language })];
    },
  }),
}));

const SyncInput = builder.inputType('SyncShoppingListInput', {
  fields: (t) => ({
    operations: t.field({
      type: [OperationInput],
      required: true,
      description: `In the order they were made, at most ${mostOperations}.`,
    }),
    listId: t.id({
      description: 'Of the list that the device has; an error where the viewer left it meanwhile.',
    }),
    since: t.int({ description: 'The revision the device has; the state is told when it is old.' }),
    keepsContent: t.boolean({
      description:
        'Whether it keeps the recipes and foods of that revision: then it is told the facts alone where they need no others.',
    }),
    keepsFacts: t.boolean({
      description:
        'Whether it keeps the facts of that revision as well: then it is told what changed of them.',
    }),
  }),
});

const RefusedType = builder.objectRef<RefusedOperation>('RefusedShoppingOperation').implement({
  description: 'To be forgotten: it would be refused again.',
  fields: (t) => ({
    operationId: t.exposeString('operationId'),
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
  }),
});

const FactChangesType = builder.objectRef<FactChanges>('ShoppingFactChanges').implement({
  fields: (t) => ({
    came: t.field({ type: [FactType], resolve: ({ came }) => [...came] }),
    goneIds: t.idList({ resolve: ({ goneIds }) => [...goneIds] }),
  }),
});

interface Synced {
  problems: Problem[];
  refused: readonly RefusedOperation[];
  revision: number;
  changes: FactChanges | null;
  facts: readonly Fact[] | null;
  state: ListState | null;
}

const SyncedType = builder.objectRef<Synced>('SyncedShoppingList').implement({
  fields: (t) => ({
    problems: t.field({
      type: [ProblemType],
      description: 'None of the operations was looked at.',
      resolve: ({ problems }) => problems,
    }),
    refused: t.field({ type: [RefusedType], resolve: ({ refused }) => [...refused] }),
    revision: t.exposeInt('revision'),
    changes: t.field({
      type: FactChangesType,
      nullable: true,
      description: 'Instead of the state, for who has all of it as it was before.',
      resolve: ({ changes }) => changes,
    }),
    facts: t.field({
      type: [FactType],
      nullable: true,
      description: 'Instead of the state, for who has all else of it.',
      resolve: ({ facts }) => facts && [...facts],
    }),
    state: t.field({
      type: ListStateType,
      nullable: true,
      description: 'Null for who has this revision already, and where facts or changes are told.',
      resolve: ({ state }) => state,
    }),
  }),
});

builder.mutationFields((t) => ({
  syncShoppingList: t.field({
    type: SyncedType,
    description:
      'Takes over what a device did, each operation once, and tells the list as it is now.',
    args: { input: t.arg({ type: SyncInput, required: true }) },
    resolve: async (_root, { input }, context): Promise<Synced> => {
      const { operations, since = null, listId = null } = input;
      const actor = await requireListWithContent(context, { listId });
      if (operations.length > mostOperations) {
        const values = { count: mostOperations };
        const problems = [problem('operations', 'shopping.too-many-operations', values)];
        return { problems, refused: [], revision: 0, changes: null, facts: null, state: null };
      }
      const { db, clock, content: catalogue } = context.services;
      const { list, refused } = await syncList({ db, clock, ...actor, catalogue, operations });
      const lists = { before: actor.list, after: list };
      const keepsContent = input.keepsContent === true;
      const keepsFacts = input.keepsFacts === true;
      const part = partToTell({ since, keepsContent, keepsFacts, ...lists });
      const changes = part === 'changes' ? changesOf(lists) : null;
      const facts = part === 'facts' ? list.facts : null;
      const state = part === 'all' ? listStateOf({ list, listId: actor.userId, catalogue }) : null;
      return { problems: [], refused, revision: list.revision, changes, facts, state };
    },
  }),
}));
