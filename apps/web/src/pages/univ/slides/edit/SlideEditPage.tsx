import { useGetSlideFoldersQuery } from '@cheese/api-client/viewers/slideFolder';
import { useGetMadeSlideQuery } from '@cheese/api-client/viewers/slideMaking';
import type { MadeSlide } from '@cheese/domain/contract/viewers/slideMaking';
import { saidId } from '@cheese/ui/address/saidInAddress';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { AsidePictures } from './AsidePictures';
import { SlideForm } from './SlideForm';
import { texts } from './texts';

/** What stands about one slide. */
export default function SlideEditPage() {
  const [search] = useSearchParams();
  const id = saidId(search, 'id');
  return id === undefined ? <NotFoundFace /> : <OneSlide key={id} id={id} />;
}

function OneSlide({ id }: { id: number }) {
  useDocumentTitle(texts.title);
  const query = useGetMadeSlideQuery({ id }, { refetchOnMountOrArgChange: true });
  const slide = query.currentData;
  const actions = slide && (
    <>
      <Button href={paths.univ.slides({ libraryId: slide.libraryId })}>{texts.back}</Button>
      <Button variant="outlined" href={paths.slide({ slideId: id })}>
        {texts.look}
      </Button>
    </>
  );
  return (
    <>
      <PageTitle actions={actions}>{slide?.title ?? texts.title}</PageTitle>
      <Answered
        query={query}
        what={texts.what}
        skeleton={<RowsSkeleton />}
        notFound={<NotFoundFace />}
      >
        {(found) => <Parts slide={found} />}
      </Answered>
    </>
  );
}

function Parts({ slide }: { slide: MadeSlide }) {
  const [opening, open] = useState(0);
  const { libraryId } = slide;
  const { data } = useGetSlideFoldersQuery({ libraryId }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <UnsavedGuard>
        <SlideForm
          key={opening}
          slide={slide}
          folders={data?.folders ?? []}
          onReopen={() => open(opening + 1)}
        />
      </UnsavedGuard>
      <AsidePictures slideId={slide.id} />
    </>
  );
}
