import { type AnswerVerdict, answerVerdicts } from '@cheese/domain/codes/exam/questionTypes';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Cancel from '@mui/icons-material/Cancel';
import { Card } from '@cheese/ui/frame/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Kinds, MarkedQuestion } from './Paper';
import { texts } from './texts';

const Options = styled('ul')(({ theme }) => ({
  margin: '12px 0',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 8, padding: '6px 8px', borderRadius: 4 },
  '& li > svg': { flex: 'none', marginLeft: 'auto' },
  '& .right': { color: theme.palette.success.main, fontWeight: 600 },
  '& .wrong': { color: theme.palette.error.main },
}));

const Analysis = styled('div')(({ theme }) => ({
  padding: 12,
  color: theme.palette.text.secondary,
  backgroundColor: theme.palette.ground,
  borderRadius: 4,
  whiteSpace: 'pre-line',
  '& b': { color: theme.palette.text.primary },
}));

interface ReviewCardProps {
  question: MarkedQuestion & { verdict: AnswerVerdict };
  kinds: Kinds;
  /** Which one it is in its list. */
  number: number;
  /** Said beside how it was marked. */
  extra?: ReactNode;
}

/** A question that was answered for good: what was right, what was given, and why. */
export function ReviewCard({ question, kinds, number, extra }: ReviewCardProps) {
  const { type, stem, verdict, answer, given, analysis } = question;
  return (
    <Card as="article">
      <CardContent>
        <Typography variant="h3" component="h2">
          {number}. {stem}
        </Typography>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 }}>
          <Chip size="small" label={kinds[type]} />
          <Chip
            size="small"
            variant="outlined"
            color={verdict === 'correct' ? 'success' : 'error'}
            label={given === null ? texts.none : answerVerdicts[verdict]}
          />
          {extra}
        </div>
        <MarkedOptions question={question} />
        <Analysis>
          <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0 24px', marginBottom: 4 }}>
            <span>
              {texts.rightAnswer} <b>{answer}</b>
            </span>
            <span>
              {texts.yourAnswer} <b>{given ?? texts.none}</b>
            </span>
          </p>
          <b>{texts.analysis}：</b>
          {analysis || texts.noAnalysis}
        </Analysis>
      </CardContent>
    </Card>
  );
}

function MarkedOptions({ question: { options, answer, given } }: { question: MarkedQuestion }) {
  return (
    <Options>
      {options.map(({ key, text }) => {
        const isRight = key === answer;
        const isWrong = key === given && !isRight;
        return (
          <li key={key} className={isRight ? 'right' : isWrong ? 'wrong' : undefined}>
            <span>{key}.</span>
            <span>{text}</span>
            {isRight && <CheckCircle fontSize="small" titleAccess={texts.rightOption} />}
            {isWrong && <Cancel fontSize="small" titleAccess={texts.wrongOption} />}
          </li>
        );
      })}
    </Options>
  );
}
