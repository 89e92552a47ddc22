import { useGetShopTodayQuery } from '@cheese/api-client/shop/shopManage';
import { payways } from '@cheese/domain/codes/shop/payment';
import type { ShopToday } from '@cheese/domain/contract/shop/shapes/shopManageShapes';
import { countText } from '@cheese/domain/rules/text/countText';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { Answered } from '@cheese/ui/feedback/Answered';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { type Figure, FigureRow, FiguresSkeleton } from '@cheese/ui/management/FigureRow';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

export default function ManagePage() {
  useDocumentTitle(texts.title);
  const query = useGetShopTodayQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <Answered query={query} what={texts.what} skeleton={<FiguresSkeleton count={6} />}>
        {(today) => (
          <>
            <Typography variant="h2" sx={{ mb: 2 }}>
              {texts.today(today.day)}
            </Typography>
            <FigureRow label={texts.what} figures={figuresOf(today)} />
          </>
        )}
      </Answered>
    </>
  );
}

const figuresOf = ({ placed, paid, refunds, newMembers }: ShopToday): Figure[] => [
  { name: texts.placed, value: countText(placed) },
  ...paid.map(({ payway, count, amount }) => ({
    name: texts.paid(payways[payway]),
    value: texts.counted(priceText(amount), count),
  })),
  { name: texts.refunds, value: texts.counted(priceText(refunds.amount), refunds.count) },
  { name: texts.newMembers, value: countText(newMembers) },
];
