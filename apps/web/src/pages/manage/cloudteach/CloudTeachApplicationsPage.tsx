import { applicationStateCodes } from '@cheese/domain/codes/learning/cloudTeach';
import { useGetManagedApplicationsQuery } from '@cheese/api-client/learning/cloudTeachManage';
import type { ManagedApplication } from '@cheese/domain/contract/learning/cloudTeachManage';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useState } from 'react';
import { applicationColumns, filters } from './applicationColumns';
import { CallDialog } from './CallDialog';
import { DeclineDialog } from './DeclineDialog';
import { OpenDialog } from './OpenDialog';
import { texts } from './texts';

const dialogs = { call: CallDialog, open: OpenDialog, decline: DeclineDialog };

interface Opened {
  act: keyof typeof dialogs;
  application: ManagedApplication;
}

/** Applications of schools to teach with the platform, to call, approve or decline. */
export default function CloudTeachApplicationsPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const query = useGetManagedApplicationsQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [opened, open] = useState<Opened | null>(null);

  const actionsFor = (application: ManagedApplication) => {
    const opening = (act: Opened['act']) => ({
      text: texts[act],
      act: () => open({ act, application }),
    });
    const isUnderWay =
      application.state === applicationStateCodes.waiting ||
      application.state === applicationStateCodes.contacted;
    return isUnderWay
      ? [opening('call'), opening('open'), { ...opening('decline'), isDangerous: true }]
      : [opening('call')];
  };
  const Dialog = opened && dialogs[opened.act];
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
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
        columns={applicationColumns(actionsFor)}
        idOf={({ id }) => id}
      />
      {opened && Dialog && <Dialog application={opened.application} onClose={() => open(null)} />}
    </>
  );
}
