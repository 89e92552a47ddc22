import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import type { SlideLibrary } from '@cheese/domain/contract/slides/slideLibrary';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { useKeptOnes } from '../../features/collect/useKeptOnes';
import { LibraryCard } from './LibraryCard';

/** Libraries on cards, three in a row. */
export function LibraryGrid({ libraries }: { libraries: readonly SlideLibrary[] }) {
  const kept = useKeptOnes(
    collectTypeCodes.specimen,
    libraries.map(({ id }) => id),
  );
  return (
    <CardGrid columns={3} role="list" className="roomy">
      {libraries.map((library, index) => (
        <div role="listitem" key={library.id}>
          <LibraryCard library={library} eager={index < 3} isCollected={kept.has(library.id)} />
        </div>
      ))}
    </CardGrid>
  );
}
