import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { SlideLibrary } from '@cheese/domain/contract/slides/slideLibrary';
import { FavouriteCards } from '../../features/collect/FavouriteCards';
import { LibraryCard } from './LibraryCard';

export const LibraryGrid = ({ libraries }: { libraries: readonly SlideLibrary[] }) => (
  <FavouriteCards
    type={collectTypeCodes.specimen}
    items={libraries}
    columns={3}
    className="roomy"
    card={(library, more) => <LibraryCard library={library} {...more} />}
  />
);
