import type { HomeBlocks } from '@cheese/domain/contract/home';
import { CommodityGrid } from '../../../features/commodity/CommodityGrid';
import { paths } from '../../../paths';
import { FreeArea } from './FreeArea';
import { HomeSection } from './HomeSection';
import { LimitedOffers } from './LimitedOffers';
import { MemberArea } from './MemberArea';
import { RankedList } from './RankedList';
import { texts } from './texts';
import { WideAds } from './WideAds';

const [COURSES, SPECIMENS, QUESTIONS] = [1, 2, 4] as const;
const ONE_ROW = 4;

interface SaleBlocksProps {
  blocks: HomeBlocks;
  /** The price of something shown here has ended. */
  onOfferEnd: () => void;
}

/** What there is to learn and to buy; a block without anything in it is left out. */
export function SaleBlocks({ blocks, onOfferEnd }: SaleBlocksProps) {
  const { limited, free, hotCourses, hotQuestions, hotSpecimens, ads } = blocks;
  const allOf = (productType: 1 | 2 | 4) => paths.productList({ productType });
  return (
    <>
      <LimitedOffers offers={limited} onEnd={onOfferEnd} />
      <FreeArea tabs={free} />
      {hotCourses.length > 0 && (
        <HomeSection title={texts.hotCourses} more={allOf(COURSES)}>
          <CommodityGrid items={hotCourses} isShort />
        </HomeSection>
      )}
      <WideAds ads={ads} />
      {hotQuestions.length > 0 && (
        <HomeSection title={texts.hotQuestions} more={allOf(QUESTIONS)}>
          <RankedList items={hotQuestions} />
        </HomeSection>
      )}
      {hotSpecimens.length > 0 && (
        <HomeSection title={texts.hotSpecimens} more={allOf(SPECIMENS)}>
          <CommodityGrid items={hotSpecimens.slice(0, ONE_ROW)} isShort />
        </HomeSection>
      )}
      <MemberArea benefits={blocks.memberBenefits} plans={blocks.memberCards} />
    </>
  );
}
