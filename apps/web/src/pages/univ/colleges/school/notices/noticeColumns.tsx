import { schoolNoticeStates } from '@cheese/domain/codes/school/schoolNotices';
import type { SchoolNoticeItem } from '@cheese/domain/contract/school/schoolNotice';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { type RowAction, RowActions } from '@cheese/ui/management/RowActions';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import Link from '@mui/material/Link';
import { paths } from '../../../../../paths';
import { texts } from './texts';

export const titleOf = ({ title }: Pick<SchoolNoticeItem, 'title'>) => title || texts.untitled;

/** Recipients in words. */
export const audienceOf = ({ audience, groupCount, roles }: SchoolNoticeItem) =>
  [
    audience === 'organisation' ? texts.wholeSchool : texts.groups(groupCount),
    texts.roles(roles),
  ].join(' · ');

/** Time of the latest change of state. */
export function momentOf({ withdrawnAt, sentAt, sendAt, updatedAt }: SchoolNoticeItem): string {
  if (withdrawnAt !== null) return texts.withdrawnAt(chinaMinute(withdrawnAt));
  if (sentAt !== null) return texts.sentAt(chinaMinute(sentAt));
  if (sendAt !== null) return texts.sendsAt(chinaMinute(sendAt));
  return texts.savedAt(chinaMinute(updatedAt));
}

export const wasSent = ({ state }: Pick<SchoolNoticeItem, 'state'>) =>
  state === 'sent' || state === 'withdrawn';

const hrefOf = (notice: SchoolNoticeItem) =>
  notice.isOwn && !wasSent(notice)
    ? paths.univ.editSchoolNotice({ id: notice.id })
    : paths.univ.schoolNotice({ id: notice.id });

export const noticeColumns = (
  actionsFor: (notice: SchoolNoticeItem) => RowAction[],
): Column<SchoolNoticeItem>[] => [
  {
    key: 'title',
    label: texts.name,
    cell: (notice) => <Link href={hrefOf(notice)}>{titleOf(notice)}</Link>,
    minWidth: 200,
  },
  { key: 'audience', label: texts.audience, cell: audienceOf, width: 232 },
  { key: 'author', label: texts.author, cell: ({ author }) => author, width: 104 },
  { key: 'state', label: texts.state, cell: ({ state }) => schoolNoticeStates[state], width: 88 },
  { key: 'moment', label: texts.moment, cell: momentOf, width: 192 },
  {
    key: 'read',
    label: texts.read,
    align: 'end',
    cell: (notice) =>
      wasSent(notice) ? texts.readOf(notice.readers, notice.recipients) : texts.none,
    width: 112,
  },
  {
    key: 'operations',
    label: common.operations,
    cell: (notice) => <RowActions name={titleOf(notice)} actions={actionsFor(notice)} />,
    width: 136,
  },
];
