import type { BankQuestionWords } from '@cheese/domain/contract/exam/shapes/bankQuestion';
import type { Given } from '@cheese/domain/questions/kind';
import { kindViews } from '@cheese/question-sheet/kinds/kindViews';
import { QuestionPictures } from '@cheese/question-sheet/sheet/panes/QuestionPictures';
import { RichText } from '@cheese/ui/article/RichText';
import { Card } from '@cheese/ui/frame/Card';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { asMarked } from '../asMarked';
import { WordsView } from '../WordsView';
import { texts } from './texts';

/** The question as learners see it, before and after the answer. */
export function Preview({ words }: { words: BankQuestionWords }) {
  const stem = useId();
  const [given, setGiven] = useState<Given>([]);
  const question = useMemo(() => asMarked(words), [words]);
  const { Player, holds } = kindViews[words.type];
  return (
    <Card sx={{ p: 2 }}>
      {words.context && <RichText html={words.context} />}
      <Typography id={stem} component="div" variant="h3" sx={{ my: 1 }}>
        {holds !== 'stem' && <RichText html={words.stem} />}
      </Typography>
      {holds !== 'picture' && <QuestionPictures paths={words.pictures} />}
      <Player
        question={question}
        given={given}
        isDisabled={false}
        labelledBy={stem}
        onGive={(next) => setGiven(next)}
      />
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {texts.answerOf}
      </Typography>
      <WordsView words={words} />
    </Card>
  );
}
