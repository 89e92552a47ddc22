import type { NewsItem } from '@cheese/domain/contract/content/news';
import { Answered } from '@cheese/ui/feedback/Answered';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { CardsSkeleton } from '@cheese/ui/feedback/CardsSkeleton';
import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { paths } from '../../../paths';
import { HomeSection } from '../HomeSection';
import { NewsCard } from './NewsCard';
import { texts } from './texts';

const SHOWN = 4;

export function LatestNews({ query }: { query: Answerable<{ list: NewsItem[] }> }) {
  return (
    <HomeSection title={texts.news} more={paths.realTimeInfo.list()}>
      <Answered
        query={query}
        what={texts.newsWhat}
        skeleton={<CardsSkeleton count={SHOWN} />}
        isEmpty={({ list }) => list.length === 0}
      >
        {({ list }) => (
          <CardGrid>
            {list.map((item) => (
              <NewsCard key={item.id} item={item} />
            ))}
          </CardGrid>
        )}
      </Answered>
    </HomeSection>
  );
}
