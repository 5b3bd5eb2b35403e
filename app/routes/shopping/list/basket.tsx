import empty from '../pictures/basket-0.svg?no-inline';
import twoThings from '../pictures/basket-2.svg?no-inline';
import fourThings from '../pictures/basket-4.svg?no-inline';
import full from '../pictures/basket-6.svg?no-inline';

/** How much of the list is in it, from 0 to 1, shows in four steps. */
export function Basket({ share }: { share: number }) {
  const picture = pictureOf(share);
  return (
    <img
      key={picture}
      data-noprint
      src={picture}
      alt=""
      width={136}
      height={112}
      className="h-auto w-28 animate-plop lg:w-34"
    />
  );
}

function pictureOf(share: number): string {
  if (share >= 1) return full;
  if (share >= 0.6) return fourThings;
  return share >= 0.25 ? twoThings : empty;
}
