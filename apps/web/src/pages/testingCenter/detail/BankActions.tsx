import type { QuestionLibraryDetail } from '@cheese/domain/contract/exam/questionLibrary';
import type { CommodityCard } from '@cheese/domain/contract/shop/commodityShapes';
import Button from '@mui/material/Button';
import { useBuy } from '../../../features/commodity/useBuy';
import { ShareButton } from '../../../features/share/ShareButton';
import { useGate } from '../../../session/useGate';
import { useWayToMemberCentre } from '../../../navigation/useWayToMemberCentre';
import { paths } from '../../../paths';
import { ShelfButton } from './ShelfButton';
import { texts } from './texts';
import { TryButton } from './TryButton';

const FREE_FOR_MEMBERS = 3;

/** A locked bank is bought or tried, an open one is practised in; both are put on the shelf. */
export function BankActions(props: { bank: QuestionLibraryDetail; item: CommodityCard }) {
  const { bank, item } = props;
  const gate = useGate();
  return (
    <div className="actions">
      {bank.isLocked ? (
        <>
          {bank.charge === FREE_FOR_MEMBERS ? <JoinButton /> : <BuyButton item={item} />}
          {bank.freeCount > 0 && <TryButton bank={bank} />}
        </>
      ) : (
        <Button variant="contained" {...gate(paths.questionChapter({ libraryId: bank.id }))}>
          {texts.start}
        </Button>
      )}
      <ShelfButton bank={bank} />
      <ShareButton />
    </div>
  );
}

function BuyButton({ item }: { item: CommodityCard }) {
  const { buy, isBusy } = useBuy(item);
  if (!item.offer) return null;
  return (
    <Button variant="contained" aria-disabled={isBusy} onClick={buy}>
      {isBusy ? texts.buying : texts.buy}
    </Button>
  );
}

function JoinButton() {
  const wayIn = useWayToMemberCentre();
  return (
    <Button variant="contained" {...wayIn()}>
      {texts.join}
    </Button>
  );
}
