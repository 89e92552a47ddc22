import { chargeKindCodes, commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { useGetCourseDetailQuery } from '@cheese/api-client/learning/course';
import type { CoursewareItem } from '@cheese/domain/contract/learning/shapes/coursewareShapes';
import type { CommodityDetail } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemberCentreLink } from '../../../navigation/useMemberCentreLink';
import { paths } from '../../../paths';
import { texts } from './texts';

/** Shown without access to the item: how its course can be bought. */
export function LockedItem({ item: { courseId } }: { item: CoursewareItem }) {
  const { data: course } = useGetCourseDetailQuery({ courseId });
  const wayIn = useMemberCentreLink();
  const isForMembers = course?.commodity?.charge === chargeKindCodes.freeForMembers;
  return (
    <EmptyState
      sentence={texts.lockedTitle}
      {...(course && { hint: whatOpens(course.commodity) })}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          {isForMembers && (
            <Button variant="contained" {...wayIn()}>
              {texts.join}
            </Button>
          )}
          <Button
            variant={isForMembers ? 'outlined' : 'contained'}
            href={paths.commodity({ type: commodityTypeCodes.course, productId: courseId })}
          >
            {texts.seeCourse}
          </Button>
        </Box>
      }
    />
  );
}

function whatOpens(sold: CommodityDetail | null): string {
  if (!sold?.offer) return texts.notSold;
  if (sold.charge === chargeKindCodes.freeForMembers) return texts.opensForMembers;
  return sold.offer.vipPrice < sold.offer.price ? texts.memberPays : texts.opensBought;
}
