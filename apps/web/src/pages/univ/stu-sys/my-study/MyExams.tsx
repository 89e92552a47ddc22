import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import { Lines } from '@cheese/ui/list/Lines';
import { ExamLine } from '../../../../features/examCentre/ExamLine';
import { type ExamTab, useExams } from '../../../../features/examCentre/useExams';
import { texts } from '../../texts';

interface MyExamsProps {
  tab: ExamTab;
  title: string;
  none: string;
}

/** The first exams of one state; the exam centre lists all of them. */
export function MyExams({ tab, title, none }: MyExamsProps) {
  return (
    <Section title={title}>
      <Answered
        query={useExams(tab, 1)}
        what={texts.exams}
        skeleton={<RowsSkeleton count={2} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState dense sentence={none} />}
      >
        {({ list }) => (
          <Lines>
            {list.map((exam) => (
              <ExamLine key={exam.id} exam={exam} />
            ))}
          </Lines>
        )}
      </Answered>
    </Section>
  );
}
