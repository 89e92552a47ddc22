import { answerVerdicts } from '@cheese/domain/codes/exam/questionTypes';
import type { ReviewedExamQuestion } from '@cheese/domain/contract/exam/shapes/examPaper';
import { sizes } from '@cheese/ui/tokens';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

const Directory = styled('nav')(({ theme: { palette, breakpoints } }) => ({
  padding: 16,
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& ol': {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, 1fr)',
    gap: 8,
    margin: '12px 0 0',
    padding: 0,
    listStyle: 'none',
  },
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 40,
    color: palette.text.primary,
    border: `1px solid ${palette.hairline}`,
    borderRadius: 4,
    textDecoration: 'none',
  },
  '& a.correct': { color: palette.success.main, borderColor: palette.success.main },
  '& a.wrong': { color: palette.error.main, borderColor: palette.error.main },
  '& a.partial': { borderStyle: 'dashed', borderColor: palette.text.primary },
  [breakpoints.up('md')]: {
    flex: 'none',
    width: sizes.answerSheet,
    maxHeight: sizes.answerSheetHeight,
    overflowY: 'auto',
    position: 'sticky',
    top: 72,
  },
}));

/** Numbers of all questions of a marked paper, five in a row, each a link to its question. */
export function QuestionDirectory({ questions }: { questions: readonly ReviewedExamQuestion[] }) {
  return (
    <Directory aria-label={texts.directory}>
      <Typography variant="h3" component="p">
        {texts.directory}
      </Typography>
      <ol>
        {questions.map(({ number, verdict }) => (
          <li key={number}>
            <a
              href={`#question-${number}`}
              className={verdict ?? undefined}
              aria-label={texts.question(
                number,
                verdict ? answerVerdicts[verdict] : texts.unmarked,
              )}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
    </Directory>
  );
}
