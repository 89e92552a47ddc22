import { Content } from '@cheese/ui/frame/Content';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useSearchParams } from 'react-router-dom';
import { SignInFirst } from '../../features/questionBank/SignInFirst';
import { useSessionState } from '../../session/session';
import { BankSection } from './banks/BankSection';
import { CentreHero } from './CentreHero';
import { readCentre } from './centreAddress';
import { ExamSection } from './exams/ExamSection';
import { Blocks } from './Blocks';
import { texts } from './texts';
import { GoOnSection } from './today/GoOnSection';
import { TodaySection } from './today/TodaySection';

export default function TestingCenterPage() {
  useDocumentTitle(texts.title);
  const { isSignedIn } = useSessionState();
  const asked = readCentre(useSearchParams()[0]);
  return (
    <>
      <CentreHero />
      <Content>
        <Blocks>
          {isSignedIn === false && <SignInFirst />}
          {isSignedIn && (
            <>
              <TodaySection />
              <GoOnSection />
              <ExamSection asked={asked} />
            </>
          )}
          <BankSection asked={asked} />
        </Blocks>
      </Content>
    </>
  );
}
