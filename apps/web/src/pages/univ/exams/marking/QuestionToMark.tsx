import type { MarkedQuestion } from '@cheese/domain/contract/exam/examMarking';
import { RichText } from '@cheese/ui/article/RichText';
import { Card } from '@cheese/ui/frame/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

export function QuestionToMark({ question }: { question: MarkedQuestion }) {
  const { context, stem, right, analysis, settledCount, answeredCount, disputedCount } = question;
  const points = right.flat();
  return (
    <Card as="section" aria-label={texts.what}>
      <CardContent>
        {context && <RichText html={context} />}
        <RichText html={stem} />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlock: 8 }}>
          <Chip size="small" label={texts.progress(settledCount, answeredCount)} />
          {disputedCount > 0 && (
            <Chip size="small" color="warning" label={texts.disputed(disputedCount)} />
          )}
        </div>
        {points.length > 0 && (
          <Typography>
            <b>{texts.key}</b> {points.join('、')}
          </Typography>
        )}
        <RichText html={analysis} />
      </CardContent>
    </Card>
  );
}
