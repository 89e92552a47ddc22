import LinearProgress from '@mui/material/LinearProgress';

/** Progress from 0 to 1; indeterminate without `share`. */
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
