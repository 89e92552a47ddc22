import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { useSessionState } from '../../session/session';
import { EntryRow } from './EntryRow';

/** A visitor's first page does not pay for it. */
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
