import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { SpecimenDetail } from '@cheese/domain/contract/bodies/specimen';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import Stack from '@mui/material/Stack';
import { FavouriteButton } from '../../../features/collect/FavouriteButton';
import { ProductHead } from '../../../features/commodity/detail/ProductHead';
import { WayIn } from '../../../features/commodity/detail/WayIn';
import { ShareButton } from '../../../features/share/ShareButton';
import { specimenAsCard } from './specimenAsCard';

/**
 * A locked specimen shows its price; an unlocked one only its tools, to leave room for the model.
 */
export function SpecimenHead({ specimen }: { specimen: SpecimenDetail }) {
  const { id, name, summary, isLocked } = specimen;
  const item = specimenAsCard(specimen);
  const tools = (
    <>
      <FavouriteButton thing={{ type: collectTypeCodes.specimen, productId: id }} name={name} />
      <ShareButton />
    </>
  );
  if (!isLocked) {
    return (
      <>
        <PageTitle lead={summary}>{name}</PageTitle>
        <Stack direction="row" sx={{ gap: 1, mb: 2 }}>
          {tools}
        </Stack>
      </>
    );
  }
  return (
    <ProductHead item={item}>
      <div className="actions">
        <WayIn item={item} />
        {tools}
      </div>
    </ProductHead>
  );
}
