import { commentSubjectCodes } from '@cheese/domain/codes/learning/commentSubjects';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { idParam } from '@cheese/ui/address/urlParams';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { Comments } from '../../../features/comments/Comments';
import { CourseRatingCard } from '../../../features/comments/CourseRatingCard';
import { paths } from '../../../paths';
import { texts } from './texts';

export default function CourseCommentPage() {
  useDocumentTitle(texts.title);
  const [search] = useSearchParams();
  const courseId = idParam(search, 'courseId');
  if (courseId === undefined) return <NotFoundFace />;
  const back = (
    <Button href={paths.commodity({ type: commodityTypeCodes.course, productId: courseId })}>
      {texts.back}
    </Button>
  );
  return (
    <Content>
      <PageTitle actions={back}>{texts.title}</PageTitle>
      <Stack sx={{ gap: 3 }}>
        <CourseRatingCard courseId={courseId} />
        <Section title={texts.comments}>
          <Comments subjectType={commentSubjectCodes.course} subjectId={courseId} />
        </Section>
      </Stack>
    </Content>
  );
}
