import { messages } from '@cheese/domain/texts/messages';
import { Answered } from '@cheese/ui/feedback/Answered';
import type { Answerable } from '@cheese/ui/feedback/answerable';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Content } from '@cheese/ui/frame/Content';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { ArticleSkeleton } from './ArticleSkeleton';

interface ArticlePageProps<T> {
  query: Answerable<T>;
  what: string;
  /** The list of the article; its label is the page title until the article has loaded. */
  list: { label: string; href: string };
  /** True for articles with a cover picture. */
  hasCover?: boolean;
  /** Content below the article, shown even if the article is missing. */
  foot?: ReactNode;
  children: (article: T) => ReactNode;
}

/** An article page: title, breadcrumbs and the states of its query. */
export function ArticlePage<T extends { title: string }>(props: ArticlePageProps<T>) {
  const { query, what, list, hasCover = false, foot, children } = props;
  const title = query.currentData?.title;
  useDocumentTitle(title ?? list.label);
  const home = { label: messages.home, href: paths.home() };
  return (
    <Content>
      <Breadcrumbs trail={[home, list, ...(title ? [{ label: title }] : [])]} />
      <Answered
        query={query}
        what={what}
        skeleton={<ArticleSkeleton hasCover={hasCover} />}
        notFound={<NotFoundFace />}
      >
        {children}
      </Answered>
      {foot}
    </Content>
  );
}
