import { classNames } from '../class-names.ts';

interface StillLifeProps {
  src: string;
  /** A class for the colour of the table. */
  tint: string;
  isSimmering?: boolean;
}

/** A picture of what is empty, failed or awaited, on a tint. */
export function StillLife({ src, tint, isSimmering = false }: StillLifeProps) {
  return (
    <div className={classNames('relative size-44 rounded-full', tint)}>
      <img
        src={src}
        alt=""
        width={460}
        height={460}
        // Where the network is lost: the tint alone is better than a torn picture.
        onError={({ currentTarget }) => void (currentTarget.hidden = true)}
        className={classNames(
          'absolute top-1/2 left-1/2 size-60 max-w-none -translate-1/2',
          isSimmering && 'animate-simmer',
        )}
      />
    </div>
  );
}
