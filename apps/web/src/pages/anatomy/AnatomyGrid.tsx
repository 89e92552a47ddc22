import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { Anatomy } from '@cheese/domain/contract/bodies/anatomy';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { useKeptOnes } from '../../features/collect/useKeptOnes';
import { AnatomyCard } from './AnatomyCard';

const IN_ROW = 4;

/** Anatomies on cards, four in a row. */
export function AnatomyGrid({ anatomies }: { anatomies: readonly Anatomy[] }) {
  const kept = useKeptOnes(
    collectTypeCodes.anatomy,
    anatomies.map(({ id }) => id),
  );
  return (
    <CardGrid columns={IN_ROW} role="list">
      {anatomies.map((anatomy, index) => (
        <div role="listitem" key={anatomy.id}>
          <AnatomyCard
            anatomy={anatomy}
            eager={index < IN_ROW}
            isCollected={kept.has(anatomy.id)}
          />
        </div>
      ))}
    </CardGrid>
  );
}
