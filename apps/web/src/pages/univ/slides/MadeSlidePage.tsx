import { useGetMadeSlideQuery } from '@cheese/api-client/slides/slideMaking';
import type { MadeSlide } from '@cheese/domain/contract/slides/slideMaking';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

interface MadeSlidePageProps {
  title: string;
  what: string;
  headingOf: (slide: MadeSlide) => string;
  actionsOf: (slide: MadeSlide) => ReactNode;
  children: (slide: MadeSlide) => ReactNode;
}

/** A page that manages the slide whose id is in the address. */
export function MadeSlidePage(props: MadeSlidePageProps) {
  const [search] = useSearchParams();
  const id = idParam(search, 'id');
  return id === undefined ? <NotFoundFace /> : <OneSlide key={id} id={id} {...props} />;
}

function OneSlide({ id, ...page }: MadeSlidePageProps & { id: number }) {
  useDocumentTitle(page.title);
  const query = useGetMadeSlideQuery({ id }, { refetchOnMountOrArgChange: true });
  const slide = query.currentData;
  return (
    <>
      <PageTitle actions={slide && page.actionsOf(slide)}>
        {slide ? page.headingOf(slide) : page.title}
      </PageTitle>
      <Answered
        query={query}
        what={page.what}
        skeleton={<RowsSkeleton />}
        notFound={<NotFoundFace />}
      >
        {page.children}
      </Answered>
    </>
  );
}
