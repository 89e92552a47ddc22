import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/session';
import { texts } from './texts';

/** The token is good, but whose it is could not be read yet. */
export function PersonAwaited() {
  const { refresh } = useSession();
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const [isFetching, setFetching] = useState(true);

  useEffect(() => {
    // Where the site is just asking, this waits for the same answer.
    refresh().catch((error: unknown) => {
      setFailure(error);
      setFetching(false);
    });
  }, [refresh, tries]);
  const refetch = () => {
    setFetching(true);
    setTries(tries + 1);
  };
  return (
    <Content>
      <Answered
        query={{ error: failure, isFetching, refetch }}
        what={texts.person}
        skeleton={<RowsSkeleton />}
      >
        {() => null}
      </Answered>
    </Content>
  );
}
