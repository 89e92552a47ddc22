import { type SectionKey, sections } from '@cheese/patients/check/fault';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Lines = styled('ul')(({ theme: { palette, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button': {
    ...typography.body1,
    minHeight: 40,
    padding: '6px 12px',
    color: 'inherit',
    background: 'none',
    border: `1px solid ${palette.hairline}`,
    borderRadius: 8,
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.ground },
    '&[aria-current]': { backgroundColor: palette.brandWash, fontWeight: 600 },
  },
  '& small': { ...typography.caption, marginInlineStart: 8, color: palette.error.main },
}));

interface PartListProps {
  chosen: SectionKey;
  faults: ReadonlyMap<string, number>;
  onOpen: (section: SectionKey) => void;
}

/** Forms of a case, each with its number of faults. */
export const PartList = ({ chosen, faults, onOpen }: PartListProps) => (
  <Lines aria-label={texts.parts}>
    {(Object.entries(sections) as [SectionKey, string][]).map(([key, name]) => (
      <li key={key}>
        <button
          type="button"
          aria-current={chosen === key || undefined}
          onClick={() => onOpen(key)}
        >
          {name}
          {faults.has(key) && <small>{texts.faultCount(faults.get(key) ?? 0)}</small>}
        </button>
      </li>
    ))}
  </Lines>
);
