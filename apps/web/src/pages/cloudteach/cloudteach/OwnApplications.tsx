import { useGetMyTeachApplicationsQuery } from '@cheese/api-client/learning/cloudTeach';
import type { TeachApplication } from '@cheese/domain/contract/learning/cloudTeach';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ApplicationRow } from './ApplicationRow';
import { texts } from './texts';
import { WithdrawDialog } from './WithdrawDialog';

export function OwnApplications() {
  const query = useGetMyTeachApplicationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [leaving, setLeaving] = useState<TeachApplication | null>(null);
  return (
    <Section title={texts.mine}>
      <Answered
        query={query}
        what={texts.mineWhat}
        skeleton={<RowsSkeleton count={1} />}
        empty={<Typography sx={{ color: 'text.secondary' }}>{texts.none}</Typography>}
      >
        {(list) =>
          list.map((one) => <ApplicationRow key={one.id} one={one} onWithdraw={setLeaving} />)
        }
      </Answered>
      {leaving && <WithdrawDialog one={leaving} onClose={() => setLeaving(null)} />}
    </Section>
  );
}
