import { useGetSlideListQuery } from '@cheese/api-client/slides/slide';
import { Answered } from '@cheese/ui/feedback/Answered';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import { texts as shared } from '../../features/slide/texts';
import { paths } from '../../paths';
import { SlidesToKeep } from './SlidesToKeep';
import { texts } from './texts';

const SHOWN = 6;

/** Two rows of slides, and a link to all. */
export function SomeSlides() {
  const query = useGetSlideListQuery({ page: 1, pageCnt: SHOWN });
  return (
    <Section title={texts.newest} action={<Button href={paths.slides()}>{texts.all}</Button>}>
      <Answered
        query={query}
        what={shared.what}
        skeleton={<CardsSkeleton count={SHOWN} columns={3} ratio={4 / 3} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState dense sentence={texts.noSlides} />}
      >
        {({ list }) => <SlidesToKeep slides={list} />}
      </Answered>
    </Section>
  );
}
