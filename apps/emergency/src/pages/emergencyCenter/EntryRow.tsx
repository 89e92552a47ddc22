import { CardGrid } from '@cheese/ui/frame/CardGrid';
import Box from '@mui/material/Box';
import { EntryCard } from '@cheese/ui/links/EntryCard';
import { paths } from '../../paths';
import { texts } from './texts';

interface EntryRowProps {
  /** Progress text that replaces the description. */
  quiz?: string | undefined;
  welfare?: string | undefined;
}

/** Links from the home page to quizzes and certificates. */
export function EntryRow({ quiz, welfare }: EntryRowProps) {
  // Resume a running quiz; otherwise open the dialog that starts one.
  const toQuiz = quiz ? paths.quiz.home() : paths.quiz.home({ start: 1 });
  const mine = { isMine: true };
  return (
    <Box component="nav" aria-label={texts.entries} sx={{ mb: 2 }}>
      <CardGrid columns={3}>
        <EntryCard
          href={toQuiz}
          name={texts.quiz}
          what={quiz ?? texts.quizLead}
          {...(quiz && mine)}
        />
        <EntryCard
          href={paths.welfare()}
          name={texts.welfare}
          what={welfare ?? texts.welfareLead}
          {...(welfare && mine)}
        />
        <EntryCard href={paths.verify()} name={texts.verify} what={texts.verifyLead} />
      </CardGrid>
    </Box>
  );
}
