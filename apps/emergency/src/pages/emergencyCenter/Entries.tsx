import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { useSessionState } from '../../session/session';
import { EntryRow } from './EntryRow';

/** Loaded lazily, because visitors do not need it. */
const MyEntries = lazyPart(() => import('./MyEntries'));

/** The same entries for everyone; signed-in users also see their progress. */
export function Entries() {
  const { isSignedIn } = useSessionState();
  if (!isSignedIn) return <EntryRow />;
  return (
    <Suspense fallback={<EntryRow />}>
      <MyEntries />
    </Suspense>
  );
}
