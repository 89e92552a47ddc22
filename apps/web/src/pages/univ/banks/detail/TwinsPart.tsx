import { useGetTwinsQuery } from '@cheese/api-client/exam/questionManage';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PastTheEnd } from '@cheese/ui/feedback/PastTheEnd';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import { Pager } from '@cheese/ui/list/Pager';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from './texts';
import { TwinGroup } from './TwinGroup';

const PAGE_SIZE = 10;

/** Groups of duplicate questions, of which one is kept. */
export function TwinsPart({ bankId }: { bankId: number }) {
  const address = useListAddress({});
  const { page } = address.asked;
  const [isWide, setWide] = useState(false);
  const query = useGetTwinsQuery(
    { bankId, page, pageCnt: PAGE_SIZE, ...(isWide && { isWide }) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <Typography sx={{ mb: 1, color: 'text.secondary' }}>{texts.twinsLead}</Typography>
      <ToggleRow
        label={texts.range}
        choices={[
          { value: 0, label: texts.inBank },
          { value: 1, label: texts.inSchool },
        ]}
        chosen={Number(isWide)}
        onChoose={(value) => {
          setWide(value === 1);
          if (page > 1) address.go({});
        }}
      />
      <Answered
        query={query}
        what={texts.twinsWhat}
        skeleton={<RowsSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState sentence={texts.noTwins} />}
      >
        {({ list, total }) => (
          <>
            {list.length === 0 && <PastTheEnd firstHref={address.href({})} />}
            {list.map(({ questions }) => (
              <TwinGroup key={questions[0]?.id} bankId={bankId} twins={questions} />
            ))}
            <Pager
              page={page}
              total={total}
              pageSize={PAGE_SIZE}
              makeHref={(to) => address.href({ page: to })}
            />
          </>
        )}
      </Answered>
    </>
  );
}
