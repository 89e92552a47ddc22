import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import type { SoldType } from '../../features/commodity/soldTypes';
import { paths } from '../../paths';
import { majorHint } from '../../features/commodity/listing/listingTexts';
import { texts } from './texts';

interface NoProductsProps {
  productType: SoldType;
  /** True if the address has filters that can be removed. */
  isNarrowed: boolean;
  /** True if a major is chosen; it filters too, and is changed in the header. */
  hasMajor: boolean;
}

/** Says whether the filters exclude everything, or whether there are no products at all. */
export function NoProducts({ productType, isNarrowed, hasMajor }: NoProductsProps) {
  const clear = <Button href={paths.productList({ productType })}>{texts.clear}</Button>;
  const home = <Button href={paths.home()}>{texts.home}</Button>;
  return (
    <EmptyState
      picture="search"
      sentence={isNarrowed ? texts.empty : texts.none}
      hint={hasMajor ? majorHint : isNarrowed ? texts.emptyHint : texts.noneHint}
      action={isNarrowed ? clear : home}
    />
  );
}
