import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { SlideLibraryDetail } from '@cheese/domain/contract/slides/slideLibrary';
import Button from '@mui/material/Button';
import { FavouriteButton } from '../../../features/collect/FavouriteButton';
import { ProductHead } from '../../../features/commodity/detail/ProductHead';
import { WayIn } from '../../../features/commodity/detail/WayIn';
import { ShareButton } from '../../../features/share/ShareButton';
import { paths } from '../../../paths';
import { libraryAsCard } from '../libraryAsCard';
import { texts } from './texts';

export function LibraryHead({ library }: { library: SlideLibraryDetail }) {
  const { id, name, isLocked, slideCount } = library;
  const item = libraryAsCard(library);
  return (
    <ProductHead item={item}>
      <div className="actions">
        {isLocked && <WayIn item={item} />}
        {!isLocked && slideCount > 0 && (
          <Button variant="contained" href={paths.slideViewer({ id })}>
            {texts.enter}
          </Button>
        )}
        <FavouriteButton thing={{ type: collectTypeCodes.specimen, productId: id }} name={name} />
        <ShareButton />
      </div>
    </ProductHead>
  );
}
