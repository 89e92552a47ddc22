import type { QuestionLibraryDetail } from '@cheese/domain/contract/exam/questionLibrary';
import type { CommodityCard } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import Button from '@mui/material/Button';
import { WayIn } from '../../../features/commodity/detail/WayIn';
import { ShareButton } from '../../../features/share/ShareButton';
import { useGate } from '../../../session/useGate';
import { paths } from '../../../paths';
import { ShelfButton } from './ShelfButton';
import { texts } from './texts';
import { TryButton } from './TryButton';

/** Locked banks offer buying and trial, unlocked ones practice; both can be put on the shelf. */
export function BankActions(props: { bank: QuestionLibraryDetail; item: CommodityCard }) {
  const { bank, item } = props;
  const gate = useGate();
  return (
    <div className="actions">
      {bank.isLocked ? (
        <>
          <WayIn item={item} />
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
