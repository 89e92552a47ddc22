import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { bodySources } from '@cheese/domain/codes/bodies/bodySources';
import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import type { Anatomy } from '@cheese/domain/contract/bodies/anatomy';
import { countText } from '@cheese/domain/rules/text/countText';
import { FavouriteMark } from '../../features/collect/FavouriteMark';
import { ProductCard } from '../../features/commodity/ProductCard';
import { paths } from '../../paths';
import { anatomyAsCard } from './anatomyAsCard';
import { texts } from './texts';

interface AnatomyCardProps {
  anatomy: Anatomy;
  eager: boolean;
  isCollected: boolean;
}

export function AnatomyCard({ anatomy, eager, isCollected }: AnatomyCardProps) {
  const { id, name, system, structureCount, learnerCount, source } = anatomy;
  return (
    <ProductCard
      item={anatomyAsCard(anatomy)}
      href={paths.anatomyDetail({ id })}
      kind={bodySystems[system]}
      facts={[
        texts.structures(structureCount),
        texts.learners(countText(learnerCount)),
        ...(source === null ? [] : [bodySources[source].credit]),
      ]}
      keep={
        <FavouriteMark
          thing={{ type: collectTypeCodes.anatomy, productId: id }}
          name={name}
          isCollected={isCollected}
        />
      }
      eager={eager}
    />
  );
}
