import { useGetRoomsQuery } from '@cheese/api-client/content/roam';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { mainPart } from '@cheese/ui/frame/PageFrame';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { Skeleton } from '@cheese/ui/feedback/Skeleton';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../paths';
import { roomIn } from './roomAddress';
import { texts } from './texts';
import { Tour } from './Tour';

/** A tour through the teaching laboratories; the address has the room. */
export default function RoamPage() {
  useDocumentTitle(texts.title);
  const [search] = useSearchParams();
  const query = useGetRoomsQuery();
  return (
    <main {...mainPart}>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<Skeleton variant="rectangular" height="100dvh" />}
        empty={
          <EmptyState
            sentence={texts.empty}
            action={<Button href={paths.home()}>{texts.back}</Button>}
          />
        }
      >
        {(rooms) => {
          const room = roomIn(rooms, search);
          return room && <Tour rooms={rooms} room={room} />;
        }}
      </Answered>
    </main>
  );
}
