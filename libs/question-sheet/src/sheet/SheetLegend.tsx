import { styled } from '@mui/material/styles';
import { texts } from '../texts';

const Legend = styled('p')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  display: 'flex',
  gap: 16,
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
  '& .unsaved': { borderStyle: 'dashed' },
}));

/** What the signs of an answer sheet mean; each question also says it by its name. */
export const SheetLegend = ({ hasFlags }: { hasFlags: boolean }) => (
  <Legend aria-hidden>
    {(['answered', 'flagged', 'unsaved'] as const)
      .filter((state) => hasFlags || state !== 'flagged')
      .map((state) => (
        <span key={state}>
          <i className={state} />
          {texts.legend[state]}
        </span>
      ))}
  </Legend>
);
