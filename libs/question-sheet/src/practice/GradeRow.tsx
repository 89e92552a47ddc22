import { reviewGrades } from '@cheese/domain/codes/exam/practices';
import type { ReviewGrade } from '@cheese/domain/codes/exam/practices';
import type { ReviewGrades } from '@cheese/domain/contract/exam/practice';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { texts } from './texts';

interface GradeRowProps {
  review: ReviewGrades;
  onGrade: (grade: ReviewGrade) => unknown;
}

/** Recall grades; one is suggested from the answer, and the learner may change it. */
export function GradeRow({ review: { chosen, grades }, onGrade }: GradeRowProps) {
  const label = useId();
  return (
    <Box role="group" aria-labelledby={label} sx={{ mt: 2 }}>
      <Typography id={label} sx={{ mb: 1 }}>
        {texts.remembered}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 1 }}>
        {grades.map(({ grade, days }) => (
          <Button
            key={grade}
            color={grade === chosen ? 'primary' : 'inherit'}
            variant={grade === chosen ? 'contained' : 'outlined'}
            aria-pressed={grade === chosen}
            aria-keyshortcuts={String(grade)}
            sx={{ flexDirection: 'column', px: 0.5, lineHeight: 1.5 }}
            onClick={() => onGrade(grade)}
          >
            {reviewGrades[grade]}
            <small>{texts.inDays(days)}</small>
          </Button>
        ))}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.third', mt: 0.5 }} component="p">
        {texts.gradeKeys}
      </Typography>
    </Box>
  );
}
