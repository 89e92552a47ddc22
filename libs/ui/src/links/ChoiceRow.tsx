import { styled } from '@mui/material/styles';
import { AppLink } from './AppLink';
import { useChosenInSight, wordsOf } from './useChosenInSight';

export interface Choice {
  label: string;
  href: string;
  isChosen: boolean;
}

const Row = styled('nav')({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  paddingBlock: 4,
  marginBottom: 16,
});

const Pill = styled(AppLink)(({ theme: { palette } }) => ({
  flex: 'none',
  padding: '4px 16px',
  border: `1px solid ${palette.hairline}`,
  borderRadius: 16,
  color: palette.text.secondary,
  backgroundColor: palette.surface,
  textDecoration: 'none',
  '&:hover': { color: palette.accent.text },
  '&[aria-current]': {
    borderColor: palette.accent.main,
    color: palette.accent.text,
    backgroundColor: palette.accent.wash,
    fontWeight: 600,
  },
}));

/** A choice of one, each with its own address; keeps the scroll position of the page. */
export function ChoiceRow({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const row = useChosenInSight<HTMLElement>(wordsOf(choices));
  return (
    <Row ref={row} aria-label={label}>
      {choices.map(({ label: text, href, isChosen }) => (
        <Pill
          key={href}
          href={href}
          preventScrollReset
          {...(isChosen && { 'aria-current': 'page' })}
        >
          {text}
        </Pill>
      ))}
    </Row>
  );
}
