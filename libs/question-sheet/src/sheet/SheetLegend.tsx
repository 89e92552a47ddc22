import { styled } from '@mui/material/styles';
import { texts } from '../texts';

const Legend = styled('p')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '8px 0 0',
  color: palette.text.third,
  '& i': {
    display: 'inline-block',
    width: 12,
    height: 12,
    marginRight: 4,
    border: `1px solid ${palette.text.third}`,
    borderRadius: 2,
    verticalAlign: -1,
  },
  '& .answered': { backgroundColor: palette.accent.wash, borderColor: palette.accent.main },
  '& .flagged': {
    background: `linear-gradient(225deg, ${palette.warning.main} 50%, transparent 50%)`,
  },
  '& .correct': { borderColor: palette.success.main, backgroundColor: palette.success.main },
  '& .partial': { borderColor: palette.warning.main, backgroundColor: palette.warning.main },
  '& .wrong': { borderColor: palette.error.main, backgroundColor: palette.error.main },
  '& .unsaved': { borderStyle: 'dashed' },
}));

interface SheetLegendProps {
  hasFlags: boolean;
  hasVerdicts: boolean;
}

/** Explains the signs; the accessible name of each cell says the same. */
export function SheetLegend({ hasFlags, hasVerdicts }: SheetLegendProps) {
  const verdicts = hasVerdicts ? (['correct', 'partial', 'wrong'] as const) : [];
  const flagged = hasFlags ? (['flagged'] as const) : [];
  return (
    <Legend aria-hidden>
      {(['answered', ...verdicts, ...flagged, 'unsaved'] as const).map((state) => (
        <span key={state}>
          <i className={state} />
          {texts.legend[state]}
        </span>
      ))}
    </Legend>
  );
}
