import { RouterContextProvider } from 'react-router';
import { apiContext, type Api, type ApiError } from '../api.ts';

interface Asked {
  document: object;
  variables: unknown;
}

/** An API that answers each operation as the test says; what was asked stands in `asked`. */
export function fakeApi(answers: readonly [document: object, data: object][]): {
  context: Readonly<RouterContextProvider>;
  asked: Asked[];
} {
  const asked: Asked[] = [];
  const known = new Map(answers);
  const context = contextOf((document, variables) => {
    asked.push({ document, variables });
    const data = known.get(document);
    if (data === undefined) throw new Error('The test knows of no answer to this operation.');
    return { data };
  });
  return { context, asked };
}

/** An API that refuses whatever it is asked. */
export function refusingApi(error: ApiError): Readonly<RouterContextProvider> {
  return contextOf(() => ({ errors: [error] }));
}

function contextOf(answer: (document: object, variables: unknown) => object) {
  const context = new RouterContextProvider();
  const execute = async (document: object, variables: unknown) => answer(document, variables);
  context.set(apiContext, { execute } as unknown as Api);
  return context;
}
