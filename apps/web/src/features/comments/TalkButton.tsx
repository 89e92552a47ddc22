import Forum from '@mui/icons-material/ForumOutlined';
import Button from '@mui/material/Button';
import { use } from 'react';
import { QuestionTalks } from './QuestionTalks';
import { TalksContext } from './Talks';
import { texts } from './texts';

interface TalkButtonProps {
  questionId: number;
}

/** Opens the discussion of a question; shows the number of comments. */
export function TalkButton({ questionId }: TalkButtonProps) {
  const { countOf, open } = use(TalksContext);
  const count = countOf(questionId);
  if (count === null) return null;
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<Forum />}
      aria-haspopup="dialog"
      onClick={() => open(questionId)}
    >
      {texts.talkOf(count)}
    </Button>
  );
}

/** For a single question outside of a list. */
export const LoneTalk = ({ questionId }: TalkButtonProps) => (
  <QuestionTalks questionIds={[questionId]}>
    <TalkButton questionId={questionId} />
  </QuestionTalks>
);
