/** Whether a service worker would answer where the network does not. */
export function isWorkerInCharge(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
