import type { HomeBlocks } from '@cheese/domain/contract/home';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { BlocksSkeleton } from './BlocksSkeleton';
import { SaleBlocks } from './SaleBlocks';

/** Below the fold. Where the blocks failed, the first of them have said so already. */
export default function LowerBlocks({ blocks }: { blocks: Answerable<HomeBlocks> }) {
  const { data, error } = blocks;
  if (data) return <SaleBlocks blocks={data} onOfferEnd={() => void blocks.refetch()} />;
  return error === undefined && <BlocksSkeleton />;
}
