import { useGetMemberImportRowsQuery } from '@cheese/api-client/school/memberImport';
import {
  memberFields,
  memberVerdicts,
  type MemberVerdict,
} from '@cheese/domain/codes/school/memberImports';
import type { MemberImport, MemberImportRow } from '@cheese/domain/contract/school/memberImport';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import { PAGE_SIZE } from '@cheese/ui/management/PagedTable';
import { DataTable } from '@cheese/ui/table/DataTable';
import { StepPager } from '@cheese/ui/table/StepPager';
import { TableSkeleton } from '@cheese/ui/table/TableSkeleton';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { texts } from './texts';

const colours = {
  created: 'success',
  changed: 'info',
  moved: 'info',
  leaving: 'warning',
  unchanged: 'default',
  faulty: 'error',
} as const satisfies Record<MemberVerdict, string>;

const verdicts = Object.keys(memberVerdicts) as MemberVerdict[];
const all = 'all';

interface ImportRowsProps {
  importId: number;
  counts: MemberImport['counts'];
}

/** Rows of the import with their outcome, optionally filtered by it. */
export function ImportRows({ importId, counts }: ImportRowsProps) {
  const [page, setPage] = useState(1);
  const [verdict, setVerdict] = useState<MemberVerdict | typeof all>(all);
  const query = useGetMemberImportRowsQuery({
    importId,
    page,
    pageCnt: PAGE_SIZE,
    ...(verdict !== all && { verdict }),
  });
  const total = verdicts.reduce((sum, one) => sum + counts[one], 0);
  const choices = [
    { value: all as typeof verdict, label: `${texts.all} ${total}` },
    ...verdicts
      .filter((one) => counts[one] > 0)
      .map((one) => ({
        value: one as typeof verdict,
        label: `${memberVerdicts[one]} ${counts[one]}`,
      })),
  ];
  const choose = (next: typeof verdict) => {
    setVerdict(next);
    setPage(1);
  };
  return (
    <div>
      <ToggleRow label={texts.filter} choices={choices} chosen={verdict} onChoose={choose} />
      <Answered
        query={query}
        what={texts.rows}
        skeleton={<TableSkeleton rows={5} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState dense sentence={texts.empty} />}
      >
        {({ list, total: found }) => (
          <>
            <DataTable label={texts.rows} columns={columns} rows={list} idOf={({ row }) => row} />
            <StepPager page={page} pages={Math.ceil(found / PAGE_SIZE)} onPage={setPage} />
          </>
        )}
      </Answered>
    </div>
  );
}

const columns = [
  { key: 'row', label: texts.row, width: 64, cell: ({ row }: MemberImportRow) => row },
  { key: 'number', label: texts.number, cell: ({ number }: MemberImportRow) => number },
  { key: 'name', label: texts.name, cell: ({ name }: MemberImportRow) => name },
  {
    key: 'verdict',
    label: texts.verdict,
    cell: ({ verdict }: MemberImportRow) => (
      <Chip
        size="small"
        variant="outlined"
        color={colours[verdict]}
        label={memberVerdicts[verdict]}
      />
    ),
  },
  {
    key: 'said',
    label: texts.said,
    minWidth: 280,
    cell: (row: MemberImportRow) => <Said row={row} />,
  },
];

function Said({ row: { verdict, changes, faults, isUnclaimed } }: { row: MemberImportRow }) {
  const isNew = verdict === 'created';
  const lines = [
    ...changes.flatMap(({ field, before, after }) => {
      if (isNew && field === 'name') return [];
      const label = memberFields[field];
      return isNew ? texts.created(label, after) : texts.change(label, before, after);
    }),
    ...(isUnclaimed ? [texts.unclaimed] : []),
  ];
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
      {lines.join('\n')}
      <Box component="span" sx={{ color: 'error.main' }}>
        {faults.map(({ field, message }) => texts.fault(memberFields[field], message)).join('\n')}
      </Box>
    </Box>
  );
}
