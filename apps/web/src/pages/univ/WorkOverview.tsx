import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { EntryCard } from '@cheese/ui/links/EntryCard';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useSessionState } from '../../session/session';
import { entries } from './entries';
import { texts } from './texts';
import { WorkExams } from './WorkExams';
import { WorkQuestions } from './WorkQuestions';

interface WorkOverviewProps {
  title: string;
  /** Shown above the links. */
  children?: ReactNode;
}

export function WorkOverview({ title, children }: WorkOverviewProps) {
  useDocumentTitle(title);
  const organisation = useSessionState().person?.all.user.organisation?.name;
  return (
    <>
      <PageTitle lead={organisation ? texts.lead(organisation) : texts.none}>{title}</PageTitle>
      {children}
      <nav aria-label={texts.areas}>
        <CardGrid>
          {entries.map((entry) => (
            <EntryCard key={entry.href} {...entry} />
          ))}
        </CardGrid>
      </nav>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mt: 2 }}>
        <WorkQuestions />
        <WorkExams />
      </Box>
    </>
  );
}
