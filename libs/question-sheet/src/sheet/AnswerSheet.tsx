import { sizes } from '@cheese/ui/tokens';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { AnswerAutosave } from '../keeping/AnswerAutosave';
import type { Paper } from '../Paper';
import type { Practice } from '../practice/Practice';
import { texts } from '../texts';
import { sectionsOf } from './sectionsOf';
import { SheetCell } from './SheetCell';
import { SheetLegend } from './SheetLegend';
import { verdictLook } from './verdictLook';

const Sheet = styled('nav')(({ theme }) => ({
  width: '100%',
  padding: 16,
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
  maxHeight: sizes.answerSheetHeight,
  overflowY: 'auto',
  [theme.breakpoints.up('md')]: { flex: 'none', width: sizes.answerSheet },
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
    position: 'relative',
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
    ...verdictLook(theme.palette),
    '&.unsaved': { borderStyle: 'dashed' },
    // A corner that is turned over, as on paper.
    '&.flagged::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      right: 0,
      border: '6px solid',
      borderColor: `${theme.palette.warning.main} ${theme.palette.warning.main} transparent transparent`,
    },
    '&[aria-current]': {
      fontWeight: 600,
      boxShadow: `inset 0 0 0 1px ${theme.palette.text.primary}`,
    },
  },
}));

interface AnswerSheetProps {
  paper: Paper;
  keeper: AnswerAutosave;
  at: number;
  onGo: (to: number) => void;
  practice: Practice | undefined;
  /** True if questions may be flagged for later. */
  hasFlags: boolean;
}

/**
 * All questions at a glance, five in a row: which are answered, right or wrong,
 * marked, on their way, and shown.
 */
export function AnswerSheet(props: AnswerSheetProps) {
  const { paper, keeper, at, onGo, practice, hasFlags } = props;
  return (
    <Sheet aria-label={texts.sheet} tabIndex={0}>
      <Typography variant="h3" component="p">
        {texts.sheet}
      </Typography>
      <SheetLegend hasFlags={hasFlags} hasVerdicts={practice !== undefined} />
      {sectionsOf(paper).map(({ title, places }) => (
        <div key={places[0]}>
          {title && (
            <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.third' }}>
              {title}
            </Typography>
          )}
          <ol>
            {places.map((place) => (
              <li key={place}>
                <SheetCell
                  place={place}
                  keeper={keeper}
                  onGo={onGo}
                  isCurrent={place === at}
                  verdict={practice?.revealed[place]?.question.verdict ?? null}
                />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Sheet>
  );
}
