import { useGetBalanceChangeLogQuery } from '@cheese/api-client/shop/balance';
import { type BalanceChange, balanceChanges } from '@cheese/domain/codes/shop/balance';
import { messages } from '@cheese/domain/texts/messages';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { ChoiceRow } from '@cheese/ui/links/ChoiceRow';
import Button from '@mui/material/Button';
import { AccountList, LINES } from '../AccountList';
import { ChangeLine } from '../ChangeLine';
import { texts as shared } from '../texts';
import { texts } from './texts';

const filters = { kind: balanceChanges };
const kinds = Object.keys(balanceChanges).map(Number) as BalanceChange[];

/** Changes of the balance, all or of one kind. */
export function ChangeLog() {
  const { asked, href } = useListAddress(filters);
  const { page, kind } = asked;
  const query = useGetBalanceChangeLogQuery(
    { page, pageCnt: LINES, ...(kind && { kind }) },
    { refetchOnMountOrArgChange: true },
  );
  const all = href({ kind: undefined });
  const choices = [
    { label: messages.all, href: all, isChosen: kind === undefined },
    ...kinds.map((each) => ({
      label: balanceChanges[each],
      href: href({ kind: each }),
      isChosen: each === kind,
    })),
  ];
  const empty =
    kind === undefined ? (
      <EmptyState sentence={texts.empty} hint={texts.emptyHint} />
    ) : (
      <EmptyState
        sentence={texts.emptyOf(balanceChanges[kind])}
        action={<Button href={all}>{shared.seeAll}</Button>}
      />
    );
  return (
    <>
      <ChoiceRow label={texts.kinds} choices={choices} />
      <AccountList
        query={query}
        what={texts.what}
        page={page}
        pageHref={(to) => href({ page: to })}
        empty={empty}
        line={(entry) => <ChangeLine key={entry.id} entry={entry} />}
      />
    </>
  );
}
