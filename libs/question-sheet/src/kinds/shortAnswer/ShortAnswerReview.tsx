import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isAnswered } from '../../Paper';
import { useAnswerOwner } from '../../review/AnswerOwner';
import type { ReviewProps } from '../KindView';
import { texts } from '../texts';

const words = { p: 1.5, my: 1, bgcolor: 'ground', borderRadius: 1, whiteSpace: 'pre-wrap' };

export function ShortAnswerReview({ question: { given, right } }: ReviewProps) {
  const points = right.flat();
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h4" component="p">
        {texts.wordsOf[useAnswerOwner()]}
      </Typography>
      <Box sx={words}>{isAnswered(given) ? given[0] : texts.leftOpen}</Box>
      {points.length > 0 && (
        <>
          <Typography variant="h4" component="p">
            {texts.points}
          </Typography>
          <ul style={{ margin: '8px 0', paddingInlineStart: 24 }}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </>
      )}
    </Box>
  );
}
