import { useGetLookedSlidesQuery } from '@cheese/api-client/slides/slideMine';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { LookedCard } from './LookedCard';
import { texts } from './texts';

const SHOWN = 6;

/** Recently viewed slides, each opening at the last position. */
export function GoOnLooking() {
  const query = useGetLookedSlidesQuery(
    { page: 1, pageCnt: SHOWN },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Section title={texts.goOn}>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<CardsSkeleton count={3} columns={3} ratio={4 / 3} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            dense
            sentence={texts.goOnNone}
            hint={texts.goOnHint}
            action={
              <Button variant="contained" href={paths.slides()}>
                {texts.toSlides}
              </Button>
            }
          />
        }
      >
        {({ list }) => (
          <CardGrid columns={3} role="list">
            {list.map((slide) => (
              <div role="listitem" key={slide.slideId}>
                <LookedCard slide={slide} />
              </div>
            ))}
          </CardGrid>
        )}
      </Answered>
    </Section>
  );
}
