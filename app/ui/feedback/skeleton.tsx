import { classNames } from '../class-names.ts';

const shapes = {
  picture: 'aspect-4/3 w-full rounded-lg',
  title: 'h-5.5 w-4/5 rounded-sm',
  text: 'h-4 w-3/5 rounded-sm',
  row: 'h-14 w-full rounded-md',
};

/** A place that is being filled; appears after 300 ms. Its container sets aria-busy. */
export function Skeleton({
  shape = 'text',
  className,
}: {
  shape?: keyof typeof shapes;
  className?: string;
}) {
  return <div aria-hidden className={classNames('shimmer', shapes[shape], className)} />;
}

export function RecipeCardSkeleton() {
  return (
    <div aria-hidden className="grid content-start gap-3">
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton shape="text" />
    </div>
  );
}
