import { useLocale } from '../../shell/locale.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { isLastPage, searchPath, type SearchAddress } from './search-address.ts';

interface MoreHitsProps {
  address: SearchAddress;
  label: string;
  hasMore: boolean;
}

/** Leads to the same search with one more page below. */
export function MoreHits({ address, label, hasMore }: MoreHitsProps) {
  const locale = useLocale();
  if (!hasMore || isLastPage(address.page)) return null;
  return (
    <p className="mt-10 text-center">
      <ButtonLink
        to={searchPath({ ...address, locale, page: address.page + 1 })}
        preventScrollReset
        replace
      >
        {label}
      </ButtonLink>
    </p>
  );
}
