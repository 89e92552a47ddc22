import { useGetSlideFoldersQuery } from '@cheese/api-client/slides/slideFolder';
import type { MadeSlide } from '@cheese/domain/contract/slides/slideMaking';
import { UnsavedGuard } from '@cheese/ui/unsaved/UnsavedGuard';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { paths } from '../../../../paths';
import { MadeSlidePage } from '../MadeSlidePage';
import { AsidePictures } from './AsidePictures';
import { SlideForm } from './SlideForm';
import { texts } from './texts';

export default function SlideEditPage() {
  return (
    <MadeSlidePage
      title={texts.title}
      what={texts.what}
      headingOf={({ title }) => title}
      actionsOf={({ id, libraryId }) => (
        <>
          <Button href={paths.univ.slides({ libraryId })}>{texts.back}</Button>
          <Button variant="outlined" href={paths.slide({ slideId: id })}>
            {texts.look}
          </Button>
        </>
      )}
    >
      {(slide) => <Parts slide={slide} />}
    </MadeSlidePage>
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
