import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { morphologyFields } from '@cheese/domain/codes/slides/morphology';
import type { SlideLibrary } from '@cheese/domain/contract/slides/slideLibrary';
import { countText } from '@cheese/domain/rules/text/countText';
import { FavouriteMark } from '../../features/collect/FavouriteMark';
import { ProductCard } from '../../features/commodity/ProductCard';
import { texts as shared } from '../../features/slide/texts';
import { paths } from '../../paths';
import { libraryAsCard } from './libraryAsCard';
import { texts } from './texts';

interface LibraryCardProps {
  library: SlideLibrary;
  eager: boolean;
  isCollected: boolean;
}

export function LibraryCard({ library, eager, isCollected }: LibraryCardProps) {
  const { id, name, field, slideCount, viewCount } = library;
  return (
    <ProductCard
      item={libraryAsCard(library)}
      href={paths.slideLibrary({ id })}
      kind={morphologyFields[field]}
      facts={[texts.slideCount(slideCount), shared.views(countText(viewCount))]}
      keep={
        <FavouriteMark
          thing={{ type: collectTypeCodes.specimen, productId: id }}
          name={name}
          isCollected={isCollected}
        />
      }
      eager={eager}
    />
  );
}
