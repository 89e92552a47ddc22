import type { PaperBrief } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import Link from '@mui/material/Link';
import { paths } from '../../../paths';
import { texts } from './texts';

export const paperColumns = (
  actionsFor: (paper: PaperBrief) => RowAction[],
): Column<PaperBrief>[] => [
  {
    key: 'name',
    label: texts.name,
    cell: ({ id, name }) => <Link href={paths.univ.paper({ paperId: id })}>{name}</Link>,
    minWidth: 200,
  },
  {
    key: 'size',
    label: texts.size,
    cell: ({ questionCount, totalScore }) => texts.sizeOf(questionCount, totalScore),
    width: 144,
  },
  {
    key: 'way',
    label: texts.way,
    cell: ({ isDrawn }) => (isDrawn ? texts.drawn : texts.fixed),
    width: 112,
  },
  { key: 'owner', label: texts.owner, cell: ({ owner }) => owner, width: 112 },
  {
    key: 'updated',
    label: texts.updated,
    cell: ({ updatedAt }) => chinaMinute(updatedAt),
    width: 160,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (paper) => <RowActions name={paper.name} actions={actionsFor(paper)} />,
    width: 144,
  },
];
