import type { HomeBlocks as Answer } from '@cheese/domain/contract/front/home';
import type { NewsItem } from '@cheese/domain/contract/content/news';
import { Answered } from '@cheese/ui/feedback/Answered';
import { type Answerable, faceOf } from '@cheese/ui/feedback/answerable';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { memo, Suspense, useDeferredValue, useState } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { Banner } from './banner/Banner';
import { ClassifyRow } from './ClassifyRow';
import { ClassifySkeleton } from './ClassifySkeleton';
import { EntryBox } from './EntryBox';
import { GoOnLearning } from './GoOnLearning';
import { texts } from './texts';
import { WhenNear } from './WhenNear';

/** Content below the fold is loaded in separate chunks, to keep the first page small. */
const LowerBlocks = lazyPart(() => import('./lower/LowerBlocks'), LostInPlace);
const LastBlocks = lazyPart(() => import('./last/LastBlocks'), LostInPlace);

const none: readonly never[] = [];

interface HomeBlocksProps {
  blocks: Answerable<Answer>;
  news: Answerable<{ list: NewsItem[] }>;
}

/**
 * Renders the loaded blocks in several short tasks. It has no queries of its own: an answer that
 * arrived between two tasks would merge them into a long one.
 */
export function HomeBlocks({ blocks, news }: HomeBlocksProps) {
  return <Drawn blocks={useDeferredValue(blocks)} news={useDeferredValue(news)} />;
}

const Drawn = memo(function Drawn({ blocks, news }: HomeBlocksProps) {
  const [isReturn] = useState(blocks.data !== undefined);
  // An error does not fit into the row, so it is shown below, where it moves nothing.
  const isLost = faceOf(blocks).kind === 'failed';
  const classes = (
    <Answered query={blocks} what={texts.blocks} skeleton={<ClassifySkeleton />}>
      {({ classify }) => <ClassifyRow classify={classify} />}
    </Answered>
  );
  return (
    <>
      <Banner ads={blocks.data?.banners ?? none} board={blocks.data?.board} />
      {isLost ? <ClassifyRow classify={undefined} /> : classes}
      <EntryBox />
      <GoOnLearning />
      {isLost && classes}
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

/** Keeps the footer off the screen until the lower blocks have loaded. */
const Room = () => <div style={{ minHeight: '100vh' }} />;
