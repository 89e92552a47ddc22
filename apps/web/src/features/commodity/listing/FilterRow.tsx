import type { Choice } from '@cheese/ui/links/ChoiceRow';
import { AppLink } from '@cheese/ui/links/AppLink';
import { useChosenInSight, wordsOf } from '@cheese/ui/links/useChosenInSight';
import { styled } from '@mui/material/styles';

export const FilterPanel = styled('section')(({ theme }) => ({
  padding: '8px 16px',
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: 8,
}));

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  paddingBlock: 6,
  '& .name': {
    flex: 'none',
    width: 72,
    paddingBlock: 4,
    color: theme.palette.text.third,
  },
  '& .choices': { display: 'flex', flexWrap: 'wrap', gap: 4, minWidth: 0 },
  [theme.breakpoints.down('sm')]: {
    '& .name': { width: 'auto' },
    '& .choices': { flexWrap: 'nowrap', overflowX: 'auto' },
  },
}));

const Option = styled(AppLink)(({ theme: { palette } }) => ({
  flex: 'none',
  padding: '4px 12px',
  borderRadius: 4,
  color: palette.text.primary,
  textDecoration: 'none',
  '&:hover': { color: palette.accent.text },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': {
    color: palette.accent.text,
    backgroundColor: palette.accent.wash,
    fontWeight: 600,
  },
}));

interface FilterRowProps {
  label: string;
  choices: readonly Choice[];
}

/** A row with a single option offers no choice, so it is left out. */
export const FilterRows = ({ label, rows }: { label: string; rows: readonly FilterRowProps[] }) => (
  <FilterPanel aria-label={label}>
    {rows.map((row) => row.choices.length > 1 && <FilterRow key={row.label} {...row} />)}
  </FilterPanel>
);

export function FilterRow({ label, choices }: FilterRowProps) {
  const row = useChosenInSight<HTMLDivElement>(wordsOf(choices));
  return (
    <Row aria-label={label}>
      <span className="name" aria-hidden>
        {label}
      </span>
      <div ref={row} className="choices">
        {choices.map(({ label: text, href, isChosen }) => (
          <Option
            key={text}
            href={href}
            preventScrollReset
            {...(isChosen && { 'aria-current': 'true' as const })}
          >
            {text}
          </Option>
        ))}
      </div>
    </Row>
  );
}
