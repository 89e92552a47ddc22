import type { CommodityCard as Item } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { countText } from '@cheese/domain/rules/text/countText';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { CommodityCard } from '../../../features/commodity/CommodityCard';
import { BankProgress } from '../../../features/questionBank/BankProgress';
import { texts as shared } from '../../../features/questionBank/texts';
import { useShelf } from '../../../features/questionBank/useShelf';

export type ListedBank = Item & { questionCount: number };

const lock = { ml: 1, verticalAlign: -2 };

/** A bank with its size, its lock and the user's progress. */
export function BankCard({ item, eager }: { item: ListedBank; eager: boolean }) {
  const own = useShelf().data?.list.find(({ id }) => id === item.productId);
  const note = (
    <>
      {shared.questions(countText(item.questionCount))}
      {item.isLocked && (
        <>
          <LockOutlined aria-hidden fontSize="inherit" sx={lock} /> {shared.locked}
        </>
      )}
    </>
  );
  return (
    <CommodityCard
      item={item}
      eager={eager}
      note={note}
      clock={
        own && own.answeredCount > 0 ? (
          <BankProgress name={item.title} of={item.questionCount} progress={own} />
        ) : undefined
      }
    />
  );
}
