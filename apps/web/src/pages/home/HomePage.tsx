import { useGetHomeBlocksQuery } from '@cheese/api-client/front/home';
import { useGetNewsListQuery } from '@cheese/api-client/content/news';
import { messages } from '@cheese/domain/texts/messages';
import { Content } from '@cheese/ui/frame/Content';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { VisuallyHidden } from '@cheese/ui/text/VisuallyHidden';
import { useChosenTag } from '../../features/tagCascader/useChosenTag';
import { HomeBlocks } from './HomeBlocks';
import { texts } from './texts';

const NEWS_SHOWN = 4;

export default function HomePage() {
  useDocumentTitle();
  const tagId = useChosenTag();
  // All queries start here, so that none waits for a lazy chunk.
  const blocks = useGetHomeBlocksQuery(tagId ? { tagId } : {});
  const news = useGetNewsListQuery({ page: 1, pageCnt: NEWS_SHOWN });
  return (
    <Content>
      <h1>
        <VisuallyHidden>
          {messages.platformTitle}：{texts.slogan}
        </VisuallyHidden>
      </h1>
      <HomeBlocks blocks={blocks} news={news} />
    </Content>
  );
}
