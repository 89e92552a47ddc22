import type { HomeBlocks } from '@cheese/domain/contract/home';
import type { NewsItem } from '@cheese/domain/contract/news';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { BlocksSkeleton } from './BlocksSkeleton';
import { EmergencyInvitation } from './EmergencyInvitation';
import { LatestNews } from './LatestNews';
import { SaleBlocks } from './SaleBlocks';

interface LowerBlocksProps {
  blocks: Answerable<HomeBlocks>;
  news: Answerable<{ list: NewsItem[] }>;
}

/** Below the fold. Where the blocks failed, the first of them have said so already. */
export default function LowerBlocks({ blocks, news }: LowerBlocksProps) {
  const { data, error } = blocks;
  return (
    <>
      {data && <SaleBlocks blocks={data} onOfferEnd={() => void blocks.refetch()} />}
      {!data && error === undefined && <BlocksSkeleton />}
      <LatestNews query={news} />
      <EmergencyInvitation />
    </>
  );
}
