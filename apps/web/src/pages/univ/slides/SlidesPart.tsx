import { useGetMadeSlidesQuery, useStepSlideMutation } from '@cheese/api-client/slides/slideMaking';
import type { Shelf } from '@cheese/domain/codes/people/shelf';
import { morphologyFields, slideStains } from '@cheese/domain/codes/slides/morphology';
import { slideShown, type SlideStep } from '@cheese/domain/codes/slides/slideMaking';
import type { SlideFolder } from '@cheese/domain/contract/slides/slideFolder';
import type { MadeSlide } from '@cheese/domain/contract/slides/slideMaking';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useTask } from '@cheese/ui/form/useTask';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { BatchBar } from './BatchBar';
import { SlideRemoval } from './SlideRemoval';
import { slideColumns } from './slideColumns';
import { texts } from './texts';

const filters = { field: morphologyFields, stain: slideStains, shown: slideShown } as const;
const names = { field: texts.field, stain: texts.stain, shown: texts.shown };
const none: ReadonlySet<number> = new Set();

interface SlidesPartProps {
  libraryId?: number;
  shelf?: Shelf;
  folderId: number | undefined;
  folders: readonly SlideFolder[];
}

/** Slides of a folder or of the whole library: searched, selected and reordered here. */
export function SlidesPart({ libraryId, shelf, folderId, folders }: SlidesPartProps) {
  const address = useListAddress(filters);
  const where = {
    ...(libraryId !== undefined && { libraryId }),
    ...(shelf && { shelf }),
    ...(folderId !== undefined && { folderId }),
  };
  const query = useGetMadeSlidesQuery(
    { ...address.asked, ...where, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [ticked, tick] = useState(none);
  const [removing, remove] = useState<readonly MadeSlide[]>([]);
  const [step] = useStepSlideMutation();
  const { run } = useTask();
  const navigate = useNavigate();
  const { page: _page, ...narrowed } = address.asked;
  // No reordering in filtered lists, where a step could be invisible.
  const isOrdered = Object.keys(narrowed).length === 0;
  const go = (id: number, to: SlideStep) =>
    void run(() => step({ id, step: to, ...(folderId !== undefined && { folderId }) }).unwrap());
  const actionsFor = (slide: MadeSlide): RowAction[] => [
    { text: texts.look, act: () => void navigate(paths.slide({ slideId: slide.id })) },
    {
      text: texts.looks,
      act: () => void navigate(paths.univ.slide('looks', { id: slide.id })),
    },
    ...(isOrdered
      ? [
          { text: texts.up, act: () => go(slide.id, 'up') },
          { text: texts.down, act: () => go(slide.id, 'down') },
        ]
      : []),
    { text: texts.remove, isDangerous: true, act: () => remove([slide]) },
  ];
  // Selected slides on other pages are not visible, so batch actions skip them.
  const chosen = (query.currentData?.list ?? []).filter(({ id }) => ticked.has(id));
  return (
    <>
      <FilterBar
        address={address}
        filters={filters}
        names={names}
        placeholder={texts.placeholder}
      />
      {chosen.length > 0 && (
        <BatchBar
          chosen={chosen}
          folders={folders}
          onRemove={() => remove(chosen)}
          onDone={() => tick(none)}
        />
      )}
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={slideColumns(actionsFor, folders)}
        idOf={({ id }) => id}
        selection={{ chosen: ticked, nameOf: ({ title }) => title, onChange: tick }}
      />
      {removing.length > 0 && (
        <SlideRemoval slides={removing} onDone={() => tick(none)} onClose={() => remove([])} />
      )}
    </>
  );
}
