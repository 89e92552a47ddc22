import { lazy, Suspense } from 'react';
import { useSessionState } from '../../session';
import { EntryRow } from './EntryRow';

/** A visitor's first page does not pay for it. */
const MyEntries = lazy(() => import('./MyEntries'));

/** The same entries for everybody; who is signed in reads in them how far they are. */
export function Entries() {
  const { isSignedIn } = useSessionState();
  if (!isSignedIn) return <EntryRow />;
  return (
    <Suspense fallback={<EntryRow />}>
      <MyEntries />
    </Suspense>
  );
}
