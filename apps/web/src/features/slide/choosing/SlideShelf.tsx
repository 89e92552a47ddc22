import { useGetSlideListQuery } from '@cheese/api-client/slides/slide';
import { useGetSlideFoldersQuery } from '@cheese/api-client/slides/slideFolder';
import { useGetSlideLibraryListQuery } from '@cheese/api-client/slides/slideLibrary';
import { useGetMadeSlidesQuery } from '@cheese/api-client/slides/slideMaking';
import { ChoiceTabs } from '@cheese/ui/form/ChoiceTabs';
import { useState } from 'react';
import { folderChoices, folderIdOf } from './folderChoices';
import type { Choosing } from './ShelfGrid';
import { ShelfPart } from './ShelfPart';
import { SHELF_PAGE, type ShelfSource } from './slideFace';
import { texts } from './texts';
import { useNarrowing } from './useNarrowing';

interface SlideShelfProps extends Choosing {
  sources: readonly ShelfSource[];
}

/** Slides to be chosen from by picture and name: those of one's school, those of the platform. */
export function SlideShelf({ sources, ...choosing }: SlideShelfProps) {
  const [chosen, choose] = useState<ShelfSource>(sources[0] ?? 'platform');
  const Part = chosen === 'school' ? SchoolShelf : PlatformShelf;
  if (sources.length < 2) return <Part {...choosing} />;
  const choices = sources.map((value) => ({ value, label: texts[value] }));
  return (
    <ChoiceTabs label={texts.sources} choices={choices} chosen={chosen} onChoose={choose}>
      <Part {...choosing} />
    </ChoiceTabs>
  );
}

/** The school's slides, published or not. */
function SchoolShelf(choosing: Choosing) {
  const { keyword, place, ...narrowing } = useNarrowing();
  const { data } = useGetSlideFoldersQuery({});
  const query = useGetMadeSlidesQuery({
    page: narrowing.page,
    pageCnt: SHELF_PAGE,
    ...(keyword && { keyword }),
    ...(place && { folderId: folderIdOf(place) ?? 0 }),
  });
  const labels = folderChoices(data?.folders ?? []);
  return (
    <ShelfPart
      {...choosing}
      query={query}
      narrowing={narrowing}
      what={texts.school}
      place={{ label: texts.folder, labels }}
    />
  );
}

const MOST_LIBRARIES = 100;

/** The platform's slides, open to all schools. */
function PlatformShelf(choosing: Choosing) {
  const { keyword, place, ...narrowing } = useNarrowing();
  const { data } = useGetSlideLibraryListQuery({ page: 1, pageCnt: MOST_LIBRARIES });
  const query = useGetSlideListQuery({
    page: narrowing.page,
    pageCnt: SHELF_PAGE,
    ...(keyword && { keyword }),
    ...(place && { libraryId: Number(place) }),
  });
  // A blank before each number keeps the order of the list.
  const labels = Object.fromEntries((data?.list ?? []).map(({ id, name }) => [` ${id}`, name]));
  return (
    <ShelfPart
      {...choosing}
      query={query}
      narrowing={narrowing}
      what={texts.platform}
      place={{ label: texts.library, labels }}
    />
  );
}
