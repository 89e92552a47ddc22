import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Anatomy } from '@cheese/domain/contract/bodies/anatomy';
import { FavouriteCards } from '../../features/collect/FavouriteCards';
import { AnatomyCard } from './AnatomyCard';

export const AnatomyGrid = ({ anatomies }: { anatomies: readonly Anatomy[] }) => (
  <FavouriteCards
    type={collectTypeCodes.anatomy}
    items={anatomies}
    columns={4}
    card={(anatomy, more) => <AnatomyCard anatomy={anatomy} {...more} />}
  />
);
