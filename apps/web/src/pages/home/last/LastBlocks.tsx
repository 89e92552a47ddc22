import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { HomeBlocks } from '@cheese/domain/contract/front/home';
import type { NewsItem } from '@cheese/domain/contract/content/news';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { CommodityGrid } from '../../../features/commodity/CommodityGrid';
import { paths } from '../../../paths';
import { HomeSection } from '../HomeSection';
import { EmergencyInvitation } from './EmergencyInvitation';
import { HandsOn } from './HandsOn';
import { LatestNews } from './LatestNews';
import { MemberArea } from './MemberArea';
import { RankedList } from './RankedList';
import { texts } from './texts';
import { WideAds } from './WideAds';

const ONE_ROW = 4;

interface LastBlocksProps {
  blocks: HomeBlocks | undefined;
  news: Answerable<{ list: NewsItem[] }>;
}

/** The last blocks, rendered on scrolling; empty ones are left out. */
export default function LastBlocks({ blocks, news }: LastBlocksProps) {
  return (
    <>
      {blocks && <MoreToLearn blocks={blocks} />}
      <HandsOn />
      <LatestNews query={news} />
      <EmergencyInvitation />
    </>
  );
}

function MoreToLearn({ blocks }: { blocks: HomeBlocks }) {
  const { ads, hotQuestions, hotSpecimens, memberBenefits, memberCards, isMember } = blocks;
  const allOf = (productType: 2 | 4) => paths.productList({ productType });
  return (
    <>
      <WideAds ads={ads} />
      {hotQuestions.length > 0 && (
        <HomeSection title={texts.hotQuestions} more={allOf(commodityTypeCodes.bank)}>
          <RankedList items={hotQuestions} />
        </HomeSection>
      )}
      {hotSpecimens.length > 0 && (
        <HomeSection title={texts.hotSpecimens} more={allOf(commodityTypeCodes.specimen)}>
          <CommodityGrid items={hotSpecimens.slice(0, ONE_ROW)} isShort />
        </HomeSection>
      )}
      <MemberArea benefits={memberBenefits} plans={memberCards} isMember={isMember} />
    </>
  );
}
