import type { HomeBlocks } from '@cheese/domain/contract/front/home';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { BlocksSkeleton } from './BlocksSkeleton';
import { SaleBlocks } from './SaleBlocks';

/** Blocks below the fold. If the query failed, the first blocks have shown the error already. */
export default function LowerBlocks({ blocks }: { blocks: Answerable<HomeBlocks> }) {
  const { data, error } = blocks;
  // After a failure only the notice's retry button refetches, so that the same error is not shown
  // twice.
  const askAgain = () => void (error === undefined && blocks.refetch());
  if (data) return <SaleBlocks blocks={data} onOfferEnd={askAgain} />;
  return error === undefined && <BlocksSkeleton />;
}
