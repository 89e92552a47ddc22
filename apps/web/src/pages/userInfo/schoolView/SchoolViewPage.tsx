import { useGetOwnInsightQuery } from '@cheese/api-client/front/schoolInsight';
import type { SchoolInsightContract } from '@cheese/domain/contract/front/schoolInsight';
import type { Answers } from '@cheese/domain/contract/call';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Typography from '@mui/material/Typography';
import { Definitions } from '../../../features/schoolInsight/Definitions';
import { texts as insight } from '../../../features/schoolInsight/texts';
import { AccountFrame } from '../AccountFrame';
import { OwnTerm } from './OwnTerm';
import { texts } from './texts';

/** Shows the user what their school sees of them. */
export default function SchoolViewPage() {
  const query = useGetOwnInsightQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AccountFrame shown="schoolView">
      <Answered query={query} what={texts.what} skeleton={<RowsSkeleton />}>
        {(mine) => <Mine {...mine} />}
      </Answered>
    </AccountFrame>
  );
}

function Mine({ school, asOf, terms }: Answers<SchoolInsightContract['mine']>) {
  if (school === null) return <EmptyState sentence={texts.noSchool} />;
  return (
    <>
      <Typography>{texts.lead(school)}</Typography>
      {asOf !== null && (
        <Typography sx={{ mb: 2, color: 'text.third' }}>
          {insight.asOf(chinaMinute(asOf))}
        </Typography>
      )}
      {terms.length === 0 && <EmptyState dense sentence={texts.noTerms} />}
      {terms.map((term) => (
        <OwnTerm key={term.termId} {...term} />
      ))}
      <Definitions />
    </>
  );
}
