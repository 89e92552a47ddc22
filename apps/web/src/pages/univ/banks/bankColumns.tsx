import type { ManagedBank } from '@cheese/domain/contract/exam/bankManage';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Link from '@mui/material/Link';
import { paths } from '../../../paths';
import { texts } from './texts';

type ActionsFor = (bank: ManagedBank) => RowAction[];

export function ownerOf({ isPlatform, isShared, ownerName }: ManagedBank): string {
  if (isPlatform) return texts.platform;
  const sharing = isShared ? texts.shared : texts.own;
  return ownerName ? `${ownerName} · ${sharing}` : sharing;
}

export const bankColumns = (actionsFor: ActionsFor): Column<ManagedBank>[] => [
  {
    key: 'name',
    label: texts.name,
    cell: ({ id, name }) => <Link href={paths.univ.bank({ bankId: id })}>{name}</Link>,
    minWidth: 160,
  },
  {
    key: 'questions',
    label: texts.questions,
    cell: (bank) => bank.questionCount,
    align: 'end',
    width: 72,
  },
  {
    key: 'chapters',
    label: texts.chapters,
    cell: (bank) => bank.chapterCount,
    align: 'end',
    width: 72,
  },
  {
    key: 'reports',
    label: texts.reports,
    cell: ({ id, reportCount }) =>
      reportCount === 0 ? (
        texts.none
      ) : (
        <Link href={paths.univ.bank({ bankId: id, view: 'reports' })}>{reportCount}</Link>
      ),
    align: 'end',
    width: 104,
  },
  { key: 'owner', label: texts.owner, cell: ownerOf, width: 160 },
  {
    key: 'updated',
    label: texts.updated,
    cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
    width: 104,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (bank) => <RowActions name={bank.name} actions={actionsFor(bank)} />,
    width: 128,
  },
];
