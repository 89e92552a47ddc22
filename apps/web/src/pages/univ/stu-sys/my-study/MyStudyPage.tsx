import { CardGrid } from '@cheese/ui/frame/CardGrid';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { Section } from '@cheese/ui/frame/Section';
import { EntryCard } from '@cheese/ui/links/EntryCard';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '../../../../paths';
import { useSessionState } from '../../../../session/session';
import { texts } from '../../texts';
import { MyExams } from './MyExams';

/** Where learners land: what they have to do, and what they can learn from. */
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
        <MyExams tab="now" title={texts.running} none={texts.noneRunning} />
        <MyExams tab="next" title={texts.toCome} none={texts.noneToCome} />
        <Section title={texts.mine}>
          <CardGrid>
            <EntryCard href={paths.testingCenter()} {...texts.review} />
            <EntryCard href={paths.myQuestion()} {...texts.shelf} />
            <EntryCard href={paths.keptQuestions('wrong')} {...texts.wrong} />
          </CardGrid>
        </Section>
      </Box>
    </>
  );
}
