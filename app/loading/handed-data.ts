import { onDecodedState } from './react-router-internals.ts';

/** Of the element that holds it. */
export const handedDataId = 'page-data';

/** What the page was drawn from stands in the page; the router's own stream has the rest. */
export function takeHandedData(): void {
  onDecodedState((decoded) => {
    const handed = document.getElementById(handedDataId)?.textContent;
    if (!handed) return decoded;
    return { ...decoded, loaderData: { ...decoded.loaderData, ...JSON.parse(handed) } };
  });
}
