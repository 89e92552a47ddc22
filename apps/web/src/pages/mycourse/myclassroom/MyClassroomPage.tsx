import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LearntPages } from '../../../features/course/mine/LearntPages';
import { paths } from '../../../paths';
import { MyClassrooms } from './MyClassrooms';
import { texts } from './texts';

/** The classrooms in which the user is, and the courses that they take at a school. */
export default function MyClassroomPage() {
  useDocumentTitle(texts.title);
  const all = <Button href={paths.myCourse()}>{texts.toMine}</Button>;
  return (
    <Content>
      <PageTitle lead={texts.lead} actions={all}>
        {texts.title}
      </PageTitle>
      <MyClassrooms />
      <Typography variant="h2" sx={{ mt: 4, mb: 2 }}>
        {texts.courses}
      </Typography>
      <LearntPages
        source="school"
        empty={<EmptyState sentence={texts.none} hint={texts.noneHint} action={all} />}
      />
    </Content>
  );
}
