import { questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import { RichText } from '@cheese/ui/article/RichText';
import { Card } from '@cheese/ui/frame/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { kindViews } from '../kinds/kindViews';
import type { MarkedQuestion } from '../Paper';
import { QuestionPictures } from '../sheet/panes/QuestionPictures';
import { texts as sheetTexts } from '../texts';
import { AnswerOwner, useAnswerOwner } from './AnswerOwner';
import { Explanation } from './Explanation';
import { texts } from './texts';
import { VerdictChip } from './VerdictChip';

interface ReviewCardProps {
  question: MarkedQuestion;
  number: number;
  /** Full score, shown with the score reached. */
  score?: number;
  /** Share of other learners that chose each option. */
  othersChose?: Readonly<Record<string, number>> | null;
  /** Said beside how it was marked. */
  extra?: ReactNode;
  end?: ReactNode;
  /** True if an earlier question of the group already shows the shared case. */
  hasContextAbove?: boolean;
  /** A preview for the author, without a real answer. */
  isPreview?: boolean;
}

/** A question that was answered for good: what was right, what was given, and why. */
export function ReviewCard(props: ReviewCardProps) {
  const { question, number, score, othersChose = null, extra, hasContextAbove = false } = props;
  const { isPreview = false, end } = props;
  const { type, stem, context, pictures } = question;
  const { Review, holds } = kindViews[type];
  const owner = useAnswerOwner();
  const card = (
    <Card as="article">
      <CardContent>
        {context && !hasContextAbove && <RichText html={context} />}
        <Typography variant="h3" component="div" role="heading" aria-level={2}>
          {holds === 'stem' ? sheetTexts.number(number) : `${number}. `}
          {holds !== 'stem' && <RichText html={stem} isInline />}
        </Typography>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 }}>
          <Chip size="small" label={questionTypes[type]} />
          {!isPreview && <VerdictChip question={question} />}
          {score !== undefined && <span>{gainedWords(question, score)}</span>}
          {extra}
        </div>
        {holds !== 'picture' && <QuestionPictures paths={pictures} />}
        {question.isKeyKept ? (
          <p>{texts.keyKept}</p>
        ) : (
          <>
            <Review question={question} othersChose={othersChose} />
            <Explanation question={question} isPreview={isPreview} />
            {end && <div style={{ marginTop: 8 }}>{end}</div>}
          </>
        )}
      </CardContent>
    </Card>
  );
  return <AnswerOwner value={isPreview ? 'learner' : owner}>{card}</AnswerOwner>;
}

const gainedWords = ({ share }: MarkedQuestion, score: number) =>
  share === null ? texts.waitingScore(score) : texts.gained(share * score, score);
