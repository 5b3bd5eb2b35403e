const mark = 'kept';

/** Tells the opening page that it was kept on the device because the network did not answer. */
export async function markedAsKept(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.append('server-timing', mark);
  const { status, statusText } = response;
  return new Response(await response.blob(), { status, statusText, headers });
}

/** Whether the open page is one that was kept, where the browser tells. */
export function wasKeptResponse(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { serverTiming = [] } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return serverTiming.some(({ name }) => name === mark);
}
