import {
  useGetSchoolNoticesQuery,
  useRemoveSchoolNoticeMutation,
} from '@cheese/api-client/school/schoolNotice';
import { schoolNoticeStates } from '@cheese/domain/codes/school/schoolNotices';
import type { SchoolNoticeItem } from '@cheese/domain/contract/school/schoolNotice';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RightGate } from '../../../../../features/schoolRights/RightGate';
import { paths } from '../../../../../paths';
import { noticeColumns, titleOf, wasSent } from './noticeColumns';
import { texts } from './texts';
import { WithdrawDialog } from './WithdrawDialog';

type Opened = { what: 'remove' | 'withdraw'; notice: SchoolNoticeItem };

const filters = { state: schoolNoticeStates };

export default function NoticesPage() {
  useDocumentTitle(texts.title);
  return <RightGate right="notices">{() => <Notices />}</RightGate>;
}

/** Notices of the school; drafts are visible to their author alone. */
function Notices() {
  const address = useListAddress(filters);
  const query = useGetSchoolNoticesQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [opened, open] = useState<Opened | null>(null);
  const [remove] = useRemoveSchoolNoticeMutation();
  const navigate = useNavigate();
  const close = () => open(null);
  const actionsFor = (notice: SchoolNoticeItem): RowAction[] => {
    const { id, state } = notice;
    if (wasSent(notice)) {
      const act = () => open({ what: 'withdraw', notice });
      return state === 'sent' ? [{ text: texts.withdraw, isDangerous: true, act }] : [];
    }
    return [
      { text: texts.edit, act: () => void navigate(paths.univ.editSchoolNotice({ id })) },
      { text: texts.remove, isDangerous: true, act: () => open({ what: 'remove', notice }) },
    ];
  };
  const write = (
    <Button variant="contained" href={paths.univ.editSchoolNotice()}>
      {texts.write}
    </Button>
  );
  return (
    <>
      <PageTitle lead={texts.lead} actions={write}>
        {texts.title}
      </PageTitle>
      <FilterBar
        address={address}
        filters={filters}
        names={texts.filters}
        placeholder={texts.placeholder}
      />
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={noticeColumns(actionsFor)}
        idOf={({ id }) => id}
        start={write}
      />
      {opened?.what === 'withdraw' && <WithdrawDialog notice={opened.notice} onClose={close} />}
      {opened?.what === 'remove' && (
        <RemoveDialog
          title={texts.removeTitle(titleOf(opened.notice))}
          consequence={texts.removeLoss}
          remove={() => remove({ id: opened.notice.id }).unwrap()}
          onClose={close}
        />
      )}
    </>
  );
}
