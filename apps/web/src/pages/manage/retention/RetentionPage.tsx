import { useGetRetentionQuery } from '@cheese/api-client/people/privacy';
import {
  type RetentionKind,
  retentionKinds,
  retentionLimits,
} from '@cheese/domain/codes/people/privacy';
import { Answered } from '@cheese/ui/feedback/Answered';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import { type Column, DataTable } from '@cheese/ui/table/DataTable';
import { TableSkeleton } from '@cheese/ui/table/TableSkeleton';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useState } from 'react';
import { RetentionDialog } from './RetentionDialog';
import { texts } from './texts';

interface Kept {
  kind: RetentionKind;
  days: number;
}

const order = Object.keys(retentionKinds);

/** How long the platform keeps each kind of data. */
export default function RetentionPage() {
  useDocumentTitle(texts.title);
  const query = useGetRetentionQuery(undefined, { refetchOnMountOrArgChange: true });
  const [opened, open] = useState<Kept | null>(null);
  const columns: Column<Kept>[] = [
    { key: 'kind', label: texts.kind, cell: ({ kind }) => retentionKinds[kind], minWidth: 200 },
    { key: 'days', label: texts.days, cell: ({ days }) => texts.daysOf(days), width: 120 },
    {
      key: 'range',
      label: texts.range,
      cell: ({ kind }) => texts.rangeOf(retentionLimits[kind].least, retentionLimits[kind].most),
      width: 144,
    },
    {
      key: 'operations',
      label: common.operations,
      cell: (kept) => (
        <RowActions
          name={retentionKinds[kept.kind]}
          actions={[{ text: texts.edit, act: () => open(kept) }]}
        />
      ),
      width: 96,
    },
  ];
  return (
    <>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <Answered query={query} what={texts.what} skeleton={<TableSkeleton />}>
        {(rows) => (
          <DataTable
            label={texts.what}
            columns={columns}
            rows={rows}
            idOf={({ kind }) => order.indexOf(kind)}
          />
        )}
      </Answered>
      {opened && <RetentionDialog {...opened} onClose={() => open(null)} />}
    </>
  );
}
