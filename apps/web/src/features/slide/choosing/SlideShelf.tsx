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

/** Chooses from the slides of the user's school or of the platform. */
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

/** Includes unpublished slides. */
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

function PlatformShelf(choosing: Choosing) {
  const { keyword, place, ...narrowing } = useNarrowing();
  const { data } = useGetSlideLibraryListQuery({ page: 1, pageCnt: MOST_LIBRARIES });
  const query = useGetSlideListQuery({
    page: narrowing.page,
    pageCnt: SHELF_PAGE,
    ...(keyword && { keyword }),
    ...(place && { libraryId: Number(place) }),
  });
  // A leading blank, because plain numeric keys would be reordered.
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
