import { useImageHost } from '@cheese/ui/media/ImageHostProvider';
import { styled } from '@mui/material/styles';
import { useState, useSyncExternalStore } from 'react';
import { Head } from './CourseHead';

const Place = styled(Head)(({ theme: { palette, typography } }) => ({
  '& > .cover': { display: 'block', aspectRatio: '16 / 9', backgroundColor: palette.hairline },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& h1': { ...typography.h1, margin: 0 },
}));

/**
 * The course as prerendered by the server (apps/server, plugins/firstSight.ts): visible before any
 * script has loaded, and kept until the course itself is rendered.
 */
export function FirstSight() {
  const host = useImageHost();
  const written = { __html: '' };
  return (
    <Place data-first-sight={host} suppressHydrationWarning dangerouslySetInnerHTML={written} />
  );
}

const nothingChanges = () => () => undefined;

/** True if the page was prerendered. */
export function useWritten(): boolean {
  const isNow = useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  );
  // The initial value: after hydration the user still looks at the prerendered content.
  return useState(isNow)[0];
}
