import { useGetPriceHistoryQuery } from '@cheese/api-client/shop/priceManage';
import { priceChangeStates } from '@cheese/domain/codes/shop/prices';
import type { Priced, PriceChange } from '@cheese/domain/contract/shop/priceManage';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { type Column, DataTable } from '@cheese/ui/table/DataTable';
import { TableSkeleton } from '@cheese/ui/table/TableSkeleton';
import { nameOf } from './nameOf';
import { texts } from './texts';

interface HistoryDialogProps {
  thing: Priced;
  onClose: () => void;
}

/** The newest hundred changes are enough. */
const newest = { page: 1, pageCnt: 100 };

export function HistoryDialog({ thing, onClose }: HistoryDialogProps) {
  const { kind, id } = thing;
  const query = useGetPriceHistoryQuery(
    { kind, id, ...newest },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <PanelDialog width="lg" title={`${texts.history}：${nameOf(thing)}`} onClose={onClose}>
      <Answered
        query={query}
        what={texts.history}
        skeleton={<TableSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState sentence={texts.noHistory} />}
      >
        {({ list }) => (
          <DataTable label={texts.history} columns={columns} rows={list} idOf={(row) => row.id} />
        )}
      </Answered>
    </PanelDialog>
  );
}

const names = ['price', 'originalPrice', 'vipPrice'] as const;

/** Lists only the values that changed. */
function contentOf(change: PriceChange): string {
  if (change.isLimited) {
    return texts.changedFrom(
      texts.limited,
      priceText(change.before.price),
      priceText(change.price),
    );
  }
  return names
    .flatMap((name) => {
      const [before, after] = [change.before[name], change[name]];
      if (before === null || after === null || before === after) return [];
      return texts.changedFrom(texts[name], priceText(before), priceText(after));
    })
    .join('；');
}

const periodOf = ({ from, until }: PriceChange) =>
  until === null
    ? texts.since(chinaMinute(from))
    : texts.span(chinaMinute(from), chinaMinute(until));

const columns: readonly Column<PriceChange>[] = [
  {
    key: 'content',
    label: texts.content,
    cell: (row) => contentOf(row) || texts.none,
    minWidth: 200,
  },
  { key: 'period', label: texts.period, cell: periodOf, width: 184 },
  { key: 'state', label: texts.state, cell: ({ state }) => priceChangeStates[state], width: 96 },
  { key: 'by', label: texts.by, cell: ({ by }) => by, width: 112 },
  { key: 'at', label: texts.at, cell: ({ at }) => chinaMinute(at), width: 144 },
];
