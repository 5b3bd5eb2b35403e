/** Resolves once the page has all it needs and the browser nothing else to do. */
export async function whenPageIsIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    // Safari has no such request.
    if (!('requestIdleCallback' in window)) setTimeout(resolve, 1000);
    else requestIdleCallback(() => resolve(), { timeout: 5000 });
  });
}
