import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { useGetCourseDetailQuery } from '@cheese/api-client/learning/course';
import { idParam } from '@cheese/ui/address/urlParams';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { VisuallyHidden } from '@cheese/ui/text/VisuallyHidden';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { CatalogueDrawer } from './catalogue/CatalogueDrawer';
import { Catalogue } from './catalogue/Catalogue';
import { goOnAt, type Group, itemsOf } from './inDirectory';
import { ItemPane } from './ItemPane';
import { LockedItem } from './LockedItem';
import { ReaderGrid } from './ReaderGrid';
import { texts } from './texts';
import { useItemsAhead } from './ahead/useItemsAhead';
import { usePlayerAhead } from './ahead/usePlayerAhead';

interface ReaderProps {
  courseId: number;
  groups: readonly Group[];
}

/** Shows the item in the address, or else the one to continue with. */
export function Reader({ courseId, groups }: ReaderProps) {
  const asked = idParam(useSearchParams()[0], 'itemId');
  const { data: course } = useGetCourseDetailQuery({ courseId }, { skip: asked !== undefined });
  const items = itemsOf(groups);
  const item = goOnAt(items, asked ?? course?.lastLearnt?.coursewareId);
  usePlayerAhead(items, item?.type === coursewareTypeCodes.video);
  const ahead = useItemsAhead(items, item?.id);
  if (!item) return null;
  const isGone = asked !== undefined && item.id !== asked;
  const catalogue = <Catalogue groups={groups} chosen={item.id} />;
  return (
    <div {...ahead}>
      <VisuallyHidden>
        <PageTitle>{texts.title}</PageTitle>
      </VisuallyHidden>
      <CatalogueDrawer courseId={courseId} items={items}>
        {catalogue}
      </CatalogueDrawer>
      <ReaderGrid>
        <div>
          {isGone ? (
            <EmptyState
              sentence={texts.goneItem}
              action={
                <Button href={paths.course.item({ courseId, itemId: item.id })}>
                  {texts.fromHere}
                </Button>
              }
            />
          ) : item.isLocked ? (
            <LockedItem item={item} />
          ) : (
            <ItemPane key={item.id} id={item.id} />
          )}
        </div>
        <aside aria-label={texts.directory}>{catalogue}</aside>
      </ReaderGrid>
    </div>
  );
}
