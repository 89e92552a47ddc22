import { useGetExchangeHistoryQuery } from '@cheese/api-client/shop/exchange';
import { exchangeKindCodes, exchangeKinds } from '@cheese/domain/codes/shop/exchange';
import type { Exchange } from '@cheese/domain/contract/shop/exchange';
import { dayText } from '@cheese/domain/rules/time/dayText';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Typography from '@mui/material/Typography';
import { AccountLine } from '../../AccountLine';
import { AccountList, LINES } from '../../AccountList';
import { texts } from '../texts';

const none = {};

export function ExchangeHistory() {
  const { asked, href } = useListAddress(none);
  const { page } = asked;
  const query = useGetExchangeHistoryQuery(
    { page, pageCnt: LINES },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        {texts.history}
      </Typography>
      <AccountList
        query={query}
        what={texts.history}
        page={page}
        pageHref={(to) => href({ page: to })}
        empty={<EmptyState sentence={texts.noHistory} hint={texts.noHistoryHint} />}
        line={(entry) => <HistoryLine key={entry.id} entry={entry} />}
      />
    </>
  );
}

function HistoryLine({ entry }: { entry: Exchange }) {
  const { code, kind, title, exchangedAt, expiration } = entry;
  const until = expiration === null ? texts.forGood : texts.until(dayText(expiration));
  return (
    <AccountLine
      title={title}
      at={exchangedAt}
      facts={[code, kind === exchangeKindCodes.balance ? null : until]}
      end={exchangeKinds[kind]}
    />
  );
}
