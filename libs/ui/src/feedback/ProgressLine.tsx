import { keyframes, styled } from '@mui/material/styles';

const run = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(400%)' },
});
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const Track = styled('div')({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  zIndex: 1,
  height: 2,
  overflow: 'hidden',
  // Delayed, so that a quick answer does not flicker.
  animation: `${appear} 150ms 120ms ease-out both`,
});

const Runner = styled('div')(({ theme }) => ({
  width: '25%',
  height: '100%',
  backgroundColor: theme.palette.accent.main,
  animation: `${run} 1.2s linear infinite`,
}));

/** A thin progress line above content that is being refetched. */
export function ProgressLine() {
  return (
    <Track aria-hidden>
      <Runner />
    </Track>
  );
}
