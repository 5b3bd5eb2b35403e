import { screenPath } from '../../i18n/paths.ts';
import { useLocale } from '../shell/locale.ts';

interface PostPictureProps {
  picture: { id: string; alt: string; width: number; height: number } | null;
}

/** What somebody added to a post, in the words they gave for it. */
export function PostPicture({ picture }: PostPictureProps) {
  const locale = useLocale();
  if (picture === null) return null;
  const { id, alt, width, height } = picture;
  return (
    <img
      src={screenPath('communityPicture', locale, { id })}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="h-auto max-h-[30rem] w-auto max-w-full rounded-md bg-sunken object-contain"
    />
  );
}
