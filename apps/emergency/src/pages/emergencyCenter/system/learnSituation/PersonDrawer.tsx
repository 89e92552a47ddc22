import type { PersonSituationDetail } from '@cheese/domain/contract/emergency/shapes/situationShapes';
import { useGetPersonSituationQuery } from '@cheese/emergency-api/situation';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import { DataTable } from '@cheese/ui/table/DataTable';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FigureRow } from '@cheese/ui/management/FigureRow';
import { scoreText, studyText } from './situationTexts';
import { texts } from './texts';

interface PersonDrawerProps {
  person: { userId: number; name: string };
  period: { from: number; to: number };
  onClose: () => void;
}

const paper = { width: { xs: '100%', sm: 560 }, p: 3, backgroundColor: 'ground' };

/** One trainee with all study records and quizzes. */
export function PersonDrawer({ person, period, onClose }: PersonDrawerProps) {
  const { from, to } = period;
  const query = useGetPersonSituationQuery({ id: person.userId, from, to });
  const id = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { sx: paper, role: 'dialog', 'aria-modal': true, 'aria-labelledby': id },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 2 }}>
        <Typography id={id} variant="h2">
          {texts.personTitle(person.name)}
        </Typography>
        <IconButton aria-label={texts.close} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Answered query={query} what={texts.personTitle(person.name)} skeleton={<RowsSkeleton />}>
        {(detail) => <Detail detail={detail} />}
      </Answered>
    </Drawer>
  );
}

function Detail({ detail }: { detail: PersonSituationDetail }) {
  const { studySeconds, quizzes, averageScore, certificates } = detail;
  return (
    <>
      <FigureRow
        label={texts.overview}
        figures={[
          { name: texts.studyTime, value: studyText(studySeconds) },
          { name: texts.quizzes, value: String(quizzes) },
          { name: texts.averageScore, value: scoreText(averageScore) },
          { name: texts.certificates, value: String(certificates) },
        ]}
      />
      <Studied {...detail} />
      <Quizzes {...detail} />
    </>
  );
}

const heading = { mt: 2, mb: 1 };

function Studied({ studiedResources }: Pick<PersonSituationDetail, 'studiedResources'>) {
  return (
    <>
      <Typography variant="h3" sx={heading}>
        {texts.studiedResources}
      </Typography>
      {studiedResources.length === 0 ? (
        <EmptyState dense sentence={texts.noResources} />
      ) : (
        <DataTable
          label={texts.studiedResources}
          columns={[
            { key: 'title', label: texts.resourceTitle, cell: ({ title }) => title },
            {
              key: 'time',
              label: texts.studyTime,
              cell: ({ studySeconds }) => studyText(studySeconds),
            },
            {
              key: 'last',
              label: texts.lastStudied,
              cell: ({ lastStudiedAt }) => <RelativeTime at={lastStudiedAt} />,
            },
          ]}
          rows={studiedResources}
          idOf={({ resourceId }) => resourceId}
        />
      )}
    </>
  );
}

function Quizzes({ quizResults }: Pick<PersonSituationDetail, 'quizResults'>) {
  return (
    <>
      <Typography variant="h3" sx={heading}>
        {texts.quizResults}
      </Typography>
      {quizResults.length === 0 ? (
        <EmptyState dense sentence={texts.noQuizzes} />
      ) : (
        <DataTable
          label={texts.quizResults}
          columns={[
            {
              key: 'submitted',
              label: texts.submitted,
              cell: ({ submittedAt }) => <RelativeTime at={submittedAt} />,
            },
            {
              key: 'score',
              label: texts.result,
              cell: ({ isTest, score }) => texts.scoreOf(isTest, score),
            },
            {
              key: 'correct',
              label: texts.answered,
              cell: ({ correct, total }) => texts.correct(correct, total),
            },
          ]}
          rows={quizResults}
          idOf={({ quizId }) => quizId}
        />
      )}
    </>
  );
}
