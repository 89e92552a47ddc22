import { useGetHomeBlocksQuery } from '@cheese/api-client/home';
import { useGetNewsListQuery } from '@cheese/api-client/news';
import { messages } from '@cheese/domain/texts/messages';
import { Answered } from '@cheese/ui/Answered';
import { Content } from '@cheese/ui/frame/Content';
import { useDocumentTitle } from '@cheese/ui/useDocumentTitle';
import { VisuallyHidden } from '@cheese/ui/VisuallyHidden';
import { Suspense, useDeferredValue, useState } from 'react';
import { useChosenTag } from '../../features/tagCascader/useChosenTag';
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

const NEWS_SHOWN = 4;
const none: readonly never[] = [];

export default function HomePage() {
  useDocumentTitle();
  const tagId = useChosenTag();
  // Everything is asked for here, so that nothing waits for a part that is still on its way; and is
  // drawn in small steps when it comes, because it is much at once.
  const blocks = useDeferredValue(useGetHomeBlocksQuery(tagId ? { tagId } : {}));
  const [isReturn] = useState(blocks.data !== undefined);
  const news = useDeferredValue(useGetNewsListQuery({ page: 1, pageCnt: NEWS_SHOWN }));
  return (
    <Content>
      <h1>
        <VisuallyHidden>
          {messages.platformTitle}：{texts.slogan}
        </VisuallyHidden>
      </h1>
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
    </Content>
  );
}

/** Keeps the footer out of sight until the rest is there. */
const Room = () => <div style={{ minHeight: '100vh' }} />;
