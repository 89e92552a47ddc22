import type { HomeBlocks as Answer } from '@cheese/domain/contract/home';
import type { NewsItem } from '@cheese/domain/contract/news';
import { Answered } from '@cheese/ui/Answered';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { memo, Suspense, useDeferredValue, useState } from 'react';
import { lazyPart } from '../../lazyPart';
import { Banner } from './banner/Banner';
import { ClassifyRow } from './ClassifyRow';
import { ClassifySkeleton } from './ClassifySkeleton';
import { EntryBox } from './EntryBox';
import { texts } from './texts';
import { WhenNear } from './WhenNear';

/** What is below the fold comes in parts of its own, so that the first page stays light. */
const LowerBlocks = lazyPart(() => import('./lower/LowerBlocks'));
const LastBlocks = lazyPart(() => import('./last/LastBlocks'));

const none: readonly never[] = [];

interface HomeBlocksProps {
  blocks: Answerable<Answer>;
  news: Answerable<{ list: NewsItem[] }>;
}

/**
 * Draws what the home was answered, in small steps because it is much at once. It asks nothing
 * itself: an answer that came between two steps would make one of them all.
 */
export function HomeBlocks({ blocks, news }: HomeBlocksProps) {
  return <Drawn blocks={useDeferredValue(blocks)} news={useDeferredValue(news)} />;
}

const Drawn = memo(function Drawn({ blocks, news }: HomeBlocksProps) {
  const [isReturn] = useState(blocks.data !== undefined);
  return (
    <>
      <Banner
        ads={blocks.data?.banners ?? none}
        board={blocks.data?.board ?? (blocks.error ? none : undefined)}
      />
      <Answered query={blocks} what={texts.blocks} skeleton={<ClassifySkeleton />}>
        {({ classify }) => <ClassifyRow classify={classify} />}
      </Answered>
      <EntryBox />
      <Suspense fallback={<Room />}>
        <LowerBlocks blocks={blocks} />
        <WhenNear atOnce={isReturn} room={<Room />}>
          <Suspense fallback={<Room />}>
            <LastBlocks blocks={blocks.data} news={news} />
          </Suspense>
        </WhenNear>
      </Suspense>
    </>
  );
});

/** Keeps the footer out of sight until the rest is there. */
const Room = () => <div style={{ minHeight: '100vh' }} />;
