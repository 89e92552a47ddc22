import { styled } from '@mui/material/styles';

const Jump = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 16px',
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
  borderRadius: theme.shape.borderRadius,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** The first Tab stop: skips the header. */
export function SkipLink({ to }: { to: string }) {
  return (
    <Jump
      href={`#${to}`}
      onClick={(event) => {
        // The page uses the hash itself, so it must not change.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      跳到正文
    </Jump>
  );
}
