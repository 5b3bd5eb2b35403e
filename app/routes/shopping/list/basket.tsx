import empty from '../pictures/basket-0.svg';
import twoThings from '../pictures/basket-2.svg';
import fourThings from '../pictures/basket-4.svg';
import full from '../pictures/basket-6.svg';

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
