import { calledName, isRead, isTooEarly, type Node, type Rule } from './reads.ts';

/** Browser tests run on machines of every speed: what a page will show is waited for, never read once. */

const noSingleRead: Rule = {
  create: ({ report, sourceCode }) => ({
    CallExpression(node) {
      const [received] = node.arguments;
      if (calledName(node) !== 'expect' || node.callee.type !== 'Identifier' || !received) return;
      if (!isRead(received, sourceCode)) return;
      report({
        node,
        message:
          'The page is read once: wait with expect.poll(() => …) or locator.waitFor(), or say with unchanging(…) why it cannot change.',
      });
    },
  }),
};

const actions = new Set([
  'check',
  'click',
  'dblclick',
  'dispatchEvent',
  'press',
  'selectOption',
  'tap',
  'uncheck',
]);

const waitAfterAction: Rule = {
  create: ({ report, sourceCode }) => ({
    BlockStatement({ body }) {
      for (const [index, node] of body.entries()) {
        const before = body[index - 1];
        if (!before || !isAction(before) || !isTooEarly(node, sourceCode)) continue;
        report({
          node,
          message:
            'What was pressed just before may still be on its way: wait for what it shows before the page is read or left.',
        });
      }
    },
  }),
};

function isAction(node: Node): boolean {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AwaitExpression') {
    return false;
  }
  return actions.has(calledName(node.expression.argument));
}

const leastPatienceMs = 10_000;

const noShortPatience: Rule = {
  create: ({ report }) => {
    const check = (node: Node) => {
      if (node.type !== 'Literal' || typeof node.value !== 'number') return;
      if (node.value >= leastPatienceMs) return;
      report({
        node,
        message: `A busy machine takes longer: wait ${leastPatienceMs} ms at least.`,
      });
    };
    return {
      Property({ key, value }) {
        if (key.type === 'Identifier' && key.name === 'timeout') check(value);
      },
      CallExpression(node) {
        const name = calledName(node);
        const [first] = node.arguments;
        if (name === 'setDefaultTimeout' && first) check(first);
        if (name !== 'waitForTimeout') return;
        report({ node, message: 'Wait for what a person would see, not for a time.' });
      },
    };
  },
};

export default {
  meta: { name: 'waiting' },
  rules: {
    'no-single-read': noSingleRead,
    'wait-after-action': waitAfterAction,
    'no-short-patience': noShortPatience,
  },
};
