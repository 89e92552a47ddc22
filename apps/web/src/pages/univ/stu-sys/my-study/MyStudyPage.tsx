import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { EntryCard } from '@cheese/ui/links/EntryCard';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { GoOn } from '../../../../features/course/GoOn';
import { MyCertificates } from '../../../../features/course/mine/MyCertificates';
import { MyCourses } from '../../../../features/course/mine/MyCourses';
import { paths } from '../../../../paths';
import { useSessionState } from '../../../../session/session';
import { texts } from '../../texts';
import { MyDue } from './MyDue';
import { MyExams } from './MyExams';
import { MyKept } from './MyKept';
import { MyOwned } from './MyOwned';
import { MyTeachingClasses } from './MyTeachingClasses';
import { texts as own } from './texts';

/** Home of learners: courses, purchases, due reviews and favourites. */
export default function MyStudyPage() {
  useDocumentTitle(texts.study);
  const organisation = useSessionState().person?.all.user.organisation?.name;
  return (
    <>
      <PageTitle
        lead={texts.studyLead(organisation)}
        actions={
          <Button variant="outlined" size="small" href={paths.testingCenter()}>
            {texts.allExams}
          </Button>
        }
      >
        {texts.study}
      </PageTitle>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mt: 2 }}>
        <GoOn />
        <MyCourses />
        <MyTeachingClasses />
        <MyExams tab="now" title={texts.running} none={texts.noneRunning} />
        <MyExams tab="next" title={texts.toCome} none={texts.noneToCome} />
        <MyDue />
        <MyOwned />
        <MyKept />
        <MyCertificates />
        <Section title={own.ways}>
          <CardGrid>
            <EntryCard href={paths.myClassroom()} {...own.classroom} />
            <EntryCard href={paths.testingCenter()} {...texts.review} />
            <EntryCard href={paths.myQuestion()} {...texts.shelf} />
            <EntryCard href={paths.keptQuestions('wrong')} {...texts.wrong} />
            <EntryCard href={paths.courseNotes()} {...own.notes} />
            <EntryCard href={paths.ownQuestions()} {...own.questions} />
            <EntryCard href={paths.myMorphology()} {...own.morphology} />
          </CardGrid>
        </Section>
      </Box>
    </>
  );
}
