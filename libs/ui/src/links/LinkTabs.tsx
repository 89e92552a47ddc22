import { styled } from '@mui/material/styles';
import { AppLink } from './AppLink';
import type { Choice } from './ChoiceRow';
import { useChosenInSight, wordsOf } from './useChosenInSight';

export interface TabChoice extends Choice {
  /** Shown small after the label. */
  count?: number | undefined;
}

const Row = styled('nav')({ display: 'flex', minWidth: 0, gap: 24, overflowX: 'auto' });

const Tab = styled(AppLink)(({ theme: { palette, typography } }) => ({
  flex: 'none',
  // Padding instead of a transparent line, which forced colours would show.
  padding: '10px 0 13px',
  color: palette.text.secondary,
  textDecoration: 'none',
  '& small': { ...typography.caption, marginLeft: 4, color: palette.text.third },
  '&:hover': { color: palette.text.primary },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': {
    fontWeight: 600,
    '&, & small': { color: palette.accent.text },
    paddingBottom: 10,
    borderBottom: `3px solid ${palette.accent.main}`,
  },
}));

/** Tabs with addresses; they keep the scroll position of the page. */
export function LinkTabs({ label, choices }: { label: string; choices: readonly TabChoice[] }) {
  const row = useChosenInSight<HTMLElement>(wordsOf(choices));
  return (
    <Row ref={row} aria-label={label}>
      {choices.map(({ label: text, href, isChosen, count }) => (
        <Tab
          key={href}
          href={href}
          preventScrollReset
          {...(isChosen && { 'aria-current': 'page' })}
        >
          {text}
          {count !== undefined && <small>{count}</small>}
        </Tab>
      ))}
    </Row>
  );
}
