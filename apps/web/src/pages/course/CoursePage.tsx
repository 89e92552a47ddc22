import { listSortCodes } from '@cheese/domain/codes/shop/listSorts';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { useGetCommodityListQuery } from '@cheese/api-client/shop/commodity';
import { useGetHotCoursesQuery } from '@cheese/api-client/learning/course';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { GoOn } from '../../features/course/GoOn';
import { MyCourses } from '../../features/course/mine/MyCourses';
import { useChosenTag } from '../../features/tagCascader/useChosenTag';
import { paths } from '../../paths';
import { useSessionState } from '../../session/session';
import { CardBlock } from './CardBlock';
import { listOf } from './listOf';
import { texts } from './texts';

const blocks = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, pb: 3 };
const SHOWN = 8;

export default function CoursePage() {
  useDocumentTitle(texts.title);
  const { isSignedIn } = useSessionState();
  const tagId = useChosenTag();
  const some = {
    page: 1,
    pageCnt: SHOWN,
    productType: commodityTypeCodes.course,
    ...(tagId && { tagId }),
  } as const;
  const fresh = useGetCommodityListQuery({ ...some, sort: listSortCodes.newest });
  const forward = useGetCommodityListQuery({ ...some, sort: listSortCodes.recommended });
  const hot = useGetHotCoursesQuery({ limit: SHOWN, ...(tagId && { tagId }) });
  return (
    <Content>
      <PageTitle
        lead={texts.lead}
        actions={
          <Button href={paths.productList({ productType: commodityTypeCodes.course })}>
            {texts.all}
          </Button>
        }
      >
        {texts.title}
      </PageTitle>
      <Box sx={blocks}>
        {isSignedIn && (
          <>
            <GoOn />
            <MyCourses />
          </>
        )}
        <CardBlock title={texts.fresh} query={listOf(fresh)} isFirst={!isSignedIn} />
        <CardBlock title={texts.hot} query={hot} />
        <CardBlock
          title={tagId ? texts.recommended : texts.recommendedAll}
          query={listOf(forward)}
        />
      </Box>
    </Content>
  );
}
