import type { ExperimentInstrument } from '@cheese/domain/contract/training/shapes/experimentBench';
import { styled } from '@mui/material/styles';

const Frame = styled('div')(({ theme: { breakpoints, palette, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: 8,
  '& button': {
    ...typography.body2,
    minHeight: 44,
    padding: '8px 12px',
    color: 'inherit',
    textAlign: 'left',
    backgroundColor: palette.ground,
    border: `1px solid ${palette.hairline}`,
    borderRadius: 8,
    cursor: 'pointer',
  },
  '& button[aria-pressed=true]': {
    borderColor: palette.accent.main,
    backgroundColor: palette.accent.wash,
  },
  '& strong': { display: 'block' },
  '& small': { ...typography.caption, color: palette.text.secondary },
  // On a phone a single row that scrolls; the purpose of an instrument is shown once it is taken.
  [breakpoints.down('md')]: {
    display: 'flex',
    overflowX: 'auto',
    '& button': { flex: '0 0 auto', maxWidth: 200 },
    '& small': { display: 'none' },
  },
}));

interface TrayProps {
  instruments: readonly ExperimentInstrument[];
  heldId: string | null;
  hold: (id: string | null) => void;
}

/** Instruments to take; a second click puts one back. */
export const Tray = ({ instruments, heldId, hold }: TrayProps) => (
  <Frame>
    {instruments.map(({ id, name, hint }) => (
      <button
        key={id}
        type="button"
        aria-pressed={id === heldId}
        onClick={() => hold(id === heldId ? null : id)}
      >
        <strong>{name}</strong>
        <small>{hint}</small>
      </button>
    ))}
  </Frame>
);
