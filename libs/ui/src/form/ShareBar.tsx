import LinearProgress from '@mui/material/LinearProgress';

/** How far something is, from 0 to 1; without a share it is under way and cannot tell. */
export function ShareBar({ label, share }: { label: string; share?: number }) {
  return (
    <LinearProgress
      aria-label={label}
      color="primary"
      {...(share === undefined
        ? { variant: 'indeterminate' }
        : { variant: 'determinate', value: Math.round(share * 100) })}
      sx={{ height: 6, borderRadius: 3 }}
    />
  );
}
