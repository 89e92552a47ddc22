import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import type { Specimen } from '@cheese/domain/contract/bodies/specimen';
import { countText } from '@cheese/domain/rules/text/countText';
import { FavouriteMark } from '../../../features/collect/FavouriteMark';
import { ProductCard } from '../../../features/commodity/ProductCard';
import { paths } from '../../../paths';
import { specimenAsCard } from './specimenAsCard';
import { texts } from './texts';

interface SpecimenCardProps {
  specimen: Specimen;
  eager: boolean;
  isCollected: boolean;
}

export function SpecimenCard({ specimen, eager, isCollected }: SpecimenCardProps) {
  const { id, name, system, hotspotCount, learnerCount } = specimen;
  return (
    <ProductCard
      item={specimenAsCard(specimen)}
      href={paths.specimen({ id })}
      kind={bodySystems[system]}
      facts={[texts.hotspots(hotspotCount), texts.learners(countText(learnerCount))]}
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
