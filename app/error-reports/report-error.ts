/** Of one page: what breaks in a loop is told a few times. */
const mostReports = 5;

let count = 0;

/** Of the network, of a page that is left, of scripts that are not ours. */
const notOurs =
  /Failed to fetch|NetworkError|Load failed|dynamically imported module|ResizeObserver|^Script error/;

/** Tells our own server what broke here; that it fails is of no matter to anybody. */
export function reportError({ error, screen }: { error: unknown; screen: string }): void {
  if (!(error instanceof Error) || count >= mostReports) return;
  const { name: type, message, stack = '' } = error;
  if (type === 'AbortError' || notOurs.test(message)) return;
  count += 1;
  const report = {
    type,
    message: message.slice(0, 1000),
    stack: stack.slice(0, 8000),
    screen: screen.slice(0, 100),
  };
  void fetch('/error-report', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => {});
}
