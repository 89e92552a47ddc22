import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { GoOn } from '../../features/course/GoOn';
import { MyCertificates } from '../../features/course/mine/MyCertificates';
import { LearntPages } from '../../features/course/mine/LearntPages';
import { paths } from '../../paths';
import { texts } from './texts';

export default function MyCoursePage() {
  useDocumentTitle(texts.title);
  return (
    <Content>
      <PageTitle
        lead={texts.lead}
        actions={
          <>
            <Button href={paths.myStudy()}>{texts.study}</Button>
            <Button href={paths.ownQuestions()}>{texts.questions}</Button>
            <Button href={paths.myCollect()}>{texts.collect}</Button>
            <Button href={paths.myClassroom()}>{texts.classroom}</Button>
          </>
        }
      >
        {texts.title}
      </PageTitle>
      <div style={{ marginBottom: 24 }}>
        <GoOn />
      </div>
      <MyCertificates />
      <LearntPages
        empty={
          <EmptyState
            sentence={texts.none}
            hint={texts.noneHint}
            action={
              <Button variant="contained" href={paths.course.home()}>
                {texts.toCourses}
              </Button>
            }
          />
        }
      />
    </Content>
  );
}
