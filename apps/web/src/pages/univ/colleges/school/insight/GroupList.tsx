import { useGetInsightGroupsQuery } from '@cheese/api-client/front/schoolInsight';
import type { InsightGroup } from '@cheese/domain/codes/front/schoolInsight';
import type { InsightGroupRow } from '@cheese/domain/contract/front/schoolInsight';
import { insightFigureNames as names } from '@cheese/domain/texts/insightMessages';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import type { Column } from '@cheese/ui/table/DataTable';
import Link from '@mui/material/Link';
import { rateText, timeText } from '../../../../../features/schoolInsight/figureTexts';
import { texts } from './texts';
import type { InsightAddress, Place } from './useInsightAddress';

interface GroupListProps {
  termId: number;
  by: InsightGroup;
  address: InsightAddress;
}

/** Figures by department, class or course; departments and classes link one level down. */
export function GroupList({ termId, by, address }: GroupListProps) {
  const { list, place, placeHref } = address;
  const query = useGetInsightGroupsQuery(
    { termId, by, ...place, page: list.asked.page, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const hrefOf = (row: InsightGroupRow) => {
    const below = placeBelow(by, row, place);
    return below && placeHref(below);
  };
  return (
    <PagedTable
      query={query}
      address={list}
      what={texts.rows.groups}
      columns={groupColumns(hrefOf)}
      idOf={({ id }) => id ?? 0}
    />
  );
}

function placeBelow(by: InsightGroup, { id }: InsightGroupRow, { departmentId }: Place) {
  if (id === null || by === 'course' || id === departmentId) return null;
  if (by === 'department') return { departmentId: id };
  return by === 'class' ? { classId: id } : { teachingClassId: id };
}

const groupColumns = (
  hrefOf: (row: InsightGroupRow) => string | null,
): readonly Column<InsightGroupRow>[] => [
  {
    key: 'name',
    label: texts.columns.name,
    minWidth: 152,
    cell: (row) => {
      const href = hrefOf(row);
      return href === null ? row.name : <Link href={href}>{row.name}</Link>;
    },
  },
  { key: 'people', label: names.people, align: 'end', cell: ({ people }) => people },
  { key: 'active', label: names.active, align: 'end', cell: ({ active }) => active },
  {
    key: 'studied',
    label: names.studied,
    align: 'end',
    minWidth: 96,
    cell: ({ studiedS }) => timeText(studiedS),
  },
  { key: 'exams', label: names.exams, align: 'end', cell: ({ exams }) => exams },
  { key: 'rate', label: names.passRate, align: 'end', minWidth: 128, cell: rateText },
  {
    key: 'done',
    label: names.certificates,
    align: 'end',
    cell: ({ certificates }) => certificates,
  },
  { key: 'risks', label: names.risks, align: 'end', cell: ({ risks }) => risks },
];
