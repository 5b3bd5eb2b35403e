import { useState } from 'react';
import empty from '../pictures/basket-0.svg?no-inline';
import twoThings from '../pictures/basket-2.svg?no-inline';
import fourThings from '../pictures/basket-4.svg?no-inline';
import full from '../pictures/basket-6.svg?no-inline';

/** How much of the list is in it, from 0 to 1, shows in four steps; each thing more drops into it. */
export function Basket({ share }: { share: number }) {
  const [last, setLast] = useState({ share, drops: 0 });
  if (last.share !== share) {
    setLast({ share, drops: share > last.share ? last.drops + 1 : 0 });
  }
  return (
    <img
      key={last.drops}
      data-noprint
      src={pictureOf(share)}
      alt=""
      width={136}
      height={112}
      className={`h-auto w-28 lg:w-34 ${last.drops > 0 ? 'animate-plop' : ''}`}
    />
  );
}

function pictureOf(share: number): string {
  if (share >= 1) return full;
  if (share >= 0.6) return fourThings;
  return share >= 0.25 ? twoThings : empty;
}
