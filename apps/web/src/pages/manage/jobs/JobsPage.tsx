import { useEndJobMutation, useGetJobsQuery } from '@cheese/api-client/people/jobManage';
import { jobKinds } from '@cheese/domain/codes/people/jobs';
import type { ManagedJob } from '@cheese/domain/contract/people/jobManage';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { filters, jobColumns } from './jobColumns';
import { texts } from './texts';

const EVERY_MS = 5_000;

/** Background jobs with owner and progress; a job that blocks others can be cancelled. */
export default function JobsPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const query = useGetJobsQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true, pollingInterval: EVERY_MS, skipPollingIfUnfocused: true },
  );
  const [end] = useEndJobMutation();
  const [asked, ask] = useState<ManagedJob | null>(null);
  return (
    <>
      <PageTitle actions={<Button onClick={() => void query.refetch()}>{texts.refresh}</Button>}>
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
        columns={jobColumns(ask)}
        idOf={({ id }) => id}
      />
      {asked && (
        <RemoveDialog
          title={texts.endTitle}
          consequence={texts.endLoss(jobKinds[asked.kind], asked.person.name)}
          confirm={texts.end}
          done={texts.ended}
          remove={() => end({ id: asked.id }).unwrap()}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
