import { usePictureAddress } from './own-pictures.ts';
import { useTheme } from '../theme/use-theme.ts';

export interface PictureSource {
  src: string;
  /** For a dark page; the same picture when left out. */
  darkSrc?: string;
}

export interface PictureProps extends PictureSource {
  width: number;
  height: number;
  /** Empty when the title stands beside it. */
  alt?: string;
  /** `eager` for what is seen first: it is fetched before scripts. */
  loading?: 'lazy' | 'eager';
  className?: string;
}

/** A picture for both themes: follows the system, and the member's choice when there is one. */
export function Picture({
  src,
  darkSrc,
  width,
  height,
  alt = '',
  loading = 'lazy',
  className = 'size-full object-cover',
}: PictureProps) {
  const theme = useTheme();
  const addressOf = usePictureAddress();
  const image = (
    <img
      // The server may have written the picture itself here, where the browser would write its address.
      suppressHydrationWarning
      src={addressOf(theme === 'dark' && darkSrc ? darkSrc : src)}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      fetchPriority={loading === 'eager' ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
  if (darkSrc === undefined) return image;
  return (
    <picture className="contents">
      {theme === 'system' && (
        // Hidden: it would take a cell of a grid that the picture lies in.
        <source
          suppressHydrationWarning
          media="(prefers-color-scheme: dark)"
          srcSet={addressOf(darkSrc)}
          className="hidden"
        />
      )}
      {image}
    </picture>
  );
}
