import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import type { SoldType } from '../../features/commodity/soldTypes';
import { paths } from '../../paths';
import { majorHint } from '../../features/commodity/listing/listingTexts';
import { texts } from './texts';

interface NoProductsProps {
  productType: SoldType;
  /** The address asks for something that can be taken back. */
  isNarrowed: boolean;
  /** The major that was chosen in the header counts, too, and is changed there. */
  hasMajor: boolean;
}

/** Nothing was found: because of what was asked for, or because there is nothing. */
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
