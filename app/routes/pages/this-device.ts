/**
 * Says which part of the page is about this device, and offers the browser's own way to install, where
 * it has one. It names nothing outside itself: its text is also sent with the page, which is a document
 * without other scripts.
 */
export function showThisDevice(): void {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad calls itself a Mac; no Mac is touched.
  const isApple = /iPhone|iPad/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);
  const system = isApple ? 'iphone' : /Android/.test(userAgent) ? 'android' : 'computer';
  const isInstalled = matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
  const shown = isInstalled ? 'installed' : system;
  for (const words of document.querySelectorAll<HTMLElement>('[data-device]')) {
    words.hidden = !words.dataset['device']?.split(' ').includes(shown);
  }
  addEventListener('beforeinstallprompt', (event) => {
    const button = document.querySelector<HTMLElement>('[data-install]');
    if (button === null) return;
    event.preventDefault();
    for (const way of document.querySelectorAll<HTMLElement>('[data-way]')) {
      way.style.visibility = 'hidden';
    }
    button.style.visibility = 'visible';
    button.addEventListener('click', () => void (event as Event & { prompt(): unknown }).prompt());
  });
}

export const thisDeviceScript = `(${showThisDevice.toString()})()`;
