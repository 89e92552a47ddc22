import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import Button from '@mui/material/Button';
import { FavouriteButton } from '../../../features/collect/FavouriteButton';
import { ProductHead } from '../../../features/commodity/detail/ProductHead';
import { WayIn } from '../../../features/commodity/detail/WayIn';
import { ShareButton } from '../../../features/share/ShareButton';
import { paths } from '../../../paths';
import { anatomyAsCard, type SoldAnatomy } from '../anatomyAsCard';
import { texts } from './texts';

export function AnatomyHead({ anatomy }: { anatomy: SoldAnatomy }) {
  const { id, name, isLocked } = anatomy;
  const item = anatomyAsCard(anatomy);
  return (
    <ProductHead item={item}>
      <div className="actions">
        {isLocked ? (
          <WayIn item={item} />
        ) : (
          <Button variant="contained" href={paths.anatomyStudy({ id })}>
            {texts.enter}
          </Button>
        )}
        <FavouriteButton thing={{ type: collectTypeCodes.anatomy, productId: id }} name={name} />
        <ShareButton />
      </div>
    </ProductHead>
  );
}
