import { useGetPrivacyOverviewQuery } from '@cheese/api-client/people/privacy';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Sections } from '@cheese/ui/frame/SideMenu';
import { useState } from 'react';
import { AccountFrame } from '../AccountFrame';
import { CopySection } from './CopySection';
import { DeletionSection } from './DeletionSection';
import { KeptSection } from './KeptSection';
import { LooksSection } from './LooksSection';
import { texts } from './texts';

/** Polling interval while a copy is prepared. */
const OFTEN_MS = 3000;

/** Data stored about the user: access log, export and deletion. */
export default function PrivacyPage() {
  const [isWaiting, setWaiting] = useState(false);
  const query = useGetPrivacyOverviewQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isWaiting ? OFTEN_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const isPreparing = query.data?.export?.state === 'waiting';
  if (isPreparing !== isWaiting) setWaiting(isPreparing);
  return (
    <AccountFrame shown="privacy">
      <Answered query={query} what={texts.what} skeleton={<RowsSkeleton count={4} />}>
        {(overview) => (
          <Sections>
            <KeptSection retention={overview.retention} />
            <CopySection copy={overview.export} />
            <LooksSection />
            <DeletionSection {...overview} />
          </Sections>
        )}
      </Answered>
    </AccountFrame>
  );
}
