import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/session';
import { texts } from './texts';

/** Shown while the token is valid but its user could not be loaded yet. */
export function PersonAwaited() {
  const { refresh } = useSession();
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const [isFetching, setFetching] = useState(true);

  useEffect(() => {
    // Joins a request that the site may already be making.
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
