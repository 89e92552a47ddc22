import { useGetPrivacyOverviewQuery } from '@cheese/api-client/people/privacy';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Sections } from '@cheese/ui/frame/SideMenu';
import { AccountFrame } from '../AccountFrame';
import { CopySection } from './CopySection';
import { DeletionSection } from './DeletionSection';
import { KeptSection } from './KeptSection';
import { LooksSection } from './LooksSection';
import { texts } from './texts';

/** The data kept of the user, who looked at it, its copy and its deletion. */
export default function PrivacyPage() {
  const query = useGetPrivacyOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AccountFrame shown="privacy">
      <Answered query={query} what={texts.what} skeleton={<RowsSkeleton count={4} />}>
        {(overview) => (
          <Sections>
            <KeptSection retention={overview.retention} />
            <CopySection copy={overview.export} onRefresh={() => void query.refetch()} />
            <LooksSection />
            <DeletionSection {...overview} />
          </Sections>
        )}
      </Answered>
    </AccountFrame>
  );
}
