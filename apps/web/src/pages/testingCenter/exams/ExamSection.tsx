import { Section } from '@cheese/ui/frame/Section';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { AnsweredPages } from '../../../features/commodity/listing/AnsweredPages';
import { Lines } from '@cheese/ui/list/Lines';
import { ExamLine } from '../../../features/examCentre/ExamLine';
import { texts } from '../../../features/examCentre/texts';
import { EXAMS_EACH, type ExamTab, useExams } from '../../../features/examCentre/useExams';
import { paths } from '../../../paths';
import { type CentreAsked, centreQuery } from '../centreAddress';

export function ExamSection({ asked }: { asked: CentreAsked }) {
  const { exams: tab, examPage: page } = asked;
  const query = useExams(tab, page);
  const choices = (Object.keys(texts.examTabs) as ExamTab[]).map((each) => ({
    label: texts.examTabs[each],
    href: paths.testingCenter(centreQuery(asked, { exams: each })),
    isChosen: each === tab,
  }));
  return (
    <Section title={texts.exams}>
      <LinkTabs label={texts.examsOf} choices={choices} />
      <AnsweredPages
        query={query}
        what={texts.examsWhat}
        skeleton={<RowsSkeleton count={3} />}
        empty={<EmptyState dense sentence={texts.noExams[tab]} />}
        page={page}
        pageSize={EXAMS_EACH}
        makeHref={(to) => paths.testingCenter(centreQuery(asked, { examPage: to }))}
      >
        {({ list }) => (
          <Lines>
            {list.map((exam) => (
              <ExamLine key={exam.id} exam={exam} />
            ))}
          </Lines>
        )}
      </AnsweredPages>
    </Section>
  );
}
