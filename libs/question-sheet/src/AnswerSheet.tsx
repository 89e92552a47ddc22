import { sizes } from '@cheese/ui/tokens';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SheetState } from './sheetState';
import { texts } from './texts';

const Sheet = styled('nav')(({ theme }) => ({
  width: '100%',
  padding: 16,
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  [theme.breakpoints.up('md')]: {
    flex: 'none',
    width: sizes.answerSheet,
    maxHeight: sizes.answerSheetHeight,
    overflowY: 'auto',
  },
  '& ol': {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, 1fr)',
    gap: 8,
    margin: '12px 0 0',
    padding: 0,
    listStyle: 'none',
  },
  '& button': {
    ...theme.typography.body1,
    width: '100%',
    minHeight: 40,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.surface,
    border: `1px solid ${theme.palette.hairline}`,
    borderRadius: 4,
    cursor: 'pointer',
    '&.answered': {
      color: theme.palette.accent.text,
      backgroundColor: theme.palette.accent.wash,
      borderColor: theme.palette.accent.main,
    },
    '&[aria-current]': {
      fontWeight: 600,
      boxShadow: `inset 0 0 0 1px ${theme.palette.text.primary}`,
    },
  },
}));

interface AnswerSheetProps {
  state: SheetState;
  onGo: (to: number) => void;
}

/** All questions at a glance, five in a row: which are answered, and which is shown. */
export function AnswerSheet({ state: { paper, chosen, at }, onGo }: AnswerSheetProps) {
  return (
    <Sheet aria-label={texts.sheet}>
      <Typography variant="h3" component="p">
        {texts.sheet}
      </Typography>
      <ol>
        {paper.questions.map(({ id }, index) => (
          <li key={id}>
            <button
              type="button"
              className={id in chosen ? 'answered' : undefined}
              aria-label={texts.sheetItem(index + 1, id in chosen)}
              {...(index === at && { 'aria-current': 'step' })}
              onClick={() => onGo(index)}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
