import type { Given } from '@cheese/domain/questions/kind';
import { RichText } from '@cheese/ui/article/RichText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { kindViews } from '../../kinds/kindViews';
import type { Question } from '../../Paper';
import { QuestionPictures } from './QuestionPictures';

interface LoneQuestionProps {
  question: Question;
  given: Given;
  onGive: (given: Given) => void;
  isDisabled: boolean;
  /** Accessible name for types that render their stem as part of the answer. */
  name: string;
}

/** One question that is answered by itself, outside of any sheet. */
export function LoneQuestion({ question, given, onGive, isDisabled, name }: LoneQuestionProps) {
  const stem = useId();
  const { Player, holds } = kindViews[question.type];
  return (
    <>
      {question.context && <RichText html={question.context} />}
      <Typography id={stem} variant="subtitle1" component="div" sx={{ mb: 2 }}>
        {holds === 'stem' ? name : <RichText html={question.stem} />}
      </Typography>
      {holds !== 'picture' && <QuestionPictures paths={question.pictures} />}
      <Player
        question={question}
        given={given}
        onGive={onGive}
        isDisabled={isDisabled}
        labelledBy={stem}
      />
    </>
  );
}
