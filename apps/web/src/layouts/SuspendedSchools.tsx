import { Suspense } from 'react';
import { lazyPart } from '../loading/lazyPart';
import { useSessionState } from '../session/session';

/** Loaded lazily, because few users see it and every page would carry its alert. */
const ToldLater = lazyPart(
  async () => {
    const { SuspendedTold: part } = await import('./SuspendedTold');
    return { default: part };
  },
  () => null,
);

/** Tells members of a suspended school what no longer works and what still does. */
export function SuspendedSchools() {
  const { isSignedIn, person } = useSessionState();
  const user = person?.all.user;
  // A user stored by an older version of the site has no such list.
  if (!isSignedIn || !user?.suspendedSchools?.length) return null;
  return (
    <Suspense fallback={null}>
      <ToldLater />
    </Suspense>
  );
}
