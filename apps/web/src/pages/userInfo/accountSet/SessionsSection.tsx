import { useGetSessionsQuery } from '@cheese/api-client/people/session';
import { Answered } from '@cheese/ui/feedback/Answered';
import { ConfirmDialog } from '@cheese/ui/dialog/ConfirmDialog';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Button from '@mui/material/Button';
import { FactList } from '../FactRow';
import { Section } from '@cheese/ui/frame/Section';
import { SessionRow } from './SessionRow';
import { texts } from './texts';
import { useEnding } from './useEnding';

export function SessionsSection() {
  const query = useGetSessionsQuery();
  const ending = useEnding();
  const hasOthers = query.data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Section
      title={texts.sessions}
      action={
        hasOthers && (
          <Button variant="outlined" onClick={() => ending.choose('others')}>
            {texts.revokeOthers}
          </Button>
        )
      }
    >
      <Answered query={query} what={texts.sessionsWhat} skeleton={<RowsSkeleton count={2} />}>
        {(sessions) => (
          <FactList>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onRevoke={ending.choose} />
            ))}
          </FactList>
        )}
      </Answered>
      {ending.question && <ConfirmDialog {...ending.question} />}
    </Section>
  );
}
