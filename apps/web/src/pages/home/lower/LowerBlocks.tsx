import type { HomeBlocks } from '@cheese/domain/contract/front/home';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { BlocksSkeleton } from './BlocksSkeleton';
import { SaleBlocks } from './SaleBlocks';

/** Below the fold. Where the blocks failed, the first of them have said so already. */
export default function LowerBlocks({ blocks }: { blocks: Answerable<HomeBlocks> }) {
  const { data, error } = blocks;
  // After a failure only the notice's retry button refetches, so that the same error is not shown
  // twice.
  const askAgain = () => void (error === undefined && blocks.refetch());
  if (data) return <SaleBlocks blocks={data} onOfferEnd={askAgain} />;
  return error === undefined && <BlocksSkeleton />;
}
