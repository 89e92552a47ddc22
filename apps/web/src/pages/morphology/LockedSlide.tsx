import { useGetSlideLibraryDetailQuery } from '@cheese/api-client/slides/slideLibrary';
import type { SlideDetail } from '@cheese/domain/contract/slides/slide';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { LockedFrame } from '@cheese/ui/viewer/LockedFrame';
import Button from '@mui/material/Button';
import { OpenedBy } from '../../features/commodity/detail/OpenedBy';
import { paths } from '../../paths';
import { libraryAsCard } from './libraryAsCard';
import { texts } from './texts';

/** Shown without access: the slide is sold as part of its library. */
export function LockedSlide({ slide }: { slide: SlideDetail }) {
  const { title, libraryId: id, libraryName, commodityId } = slide;
  const { data: library } = useGetSlideLibraryDetailQuery({ id }, { skip: commodityId === null });
  const toLibrary = <Button href={paths.slideLibrary({ id })}>{texts.seeLibrary}</Button>;
  return (
    <LockedFrame name={title}>
      <EmptyState
        sentence={texts.lockedSlide}
        hint={texts.openedWith(libraryName)}
        action={library ? <OpenedBy item={libraryAsCard(library)} more={toLibrary} /> : toLibrary}
      />
    </LockedFrame>
  );
}
