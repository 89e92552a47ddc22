import { useGetManagedExamsQuery } from '@cheese/api-client/exam/examManage';
import type { ExamPhase } from '@cheese/domain/codes/exam/examPhases';
import type { ManagedExam } from '@cheese/domain/contract/exam/examManage';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { Section } from '@cheese/ui/frame/Section';
import { Line, Lines } from '@cheese/ui/list/Lines';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { texts } from './texts';

const SHOWN = { page: 1, pageCnt: 5 };
const fresh = { refetchOnMountOrArgChange: true };

export function WorkExams() {
  return (
    <>
      <OfPhase phase="running" title={texts.examsRunning} wayOf={toLive} />
      <OfPhase
        phase="over"
        title={texts.toMark}
        isShown={({ waitingCount }) => waitingCount > 0}
        wayOf={toMarking}
      />
      <OfPhase phase="toCome" title={texts.examsToCome} wayOf={toSettings} />
    </>
  );
}

interface OfPhaseProps {
  phase: ExamPhase;
  title: string;
  isShown?: (exam: ManagedExam) => boolean;
  wayOf: (exam: ManagedExam) => ReactNode;
}

/** Renders nothing without exams; the exam pages explain how to create one. */
function OfPhase({ phase, title, isShown = () => true, wayOf }: OfPhaseProps) {
  const { data } = useGetManagedExamsQuery({ ...SHOWN, phase }, fresh);
  const exams = data?.list.filter(isShown) ?? [];
  if (exams.length === 0) return null;
  return (
    <Section title={title}>
      <Lines>
        {exams.map((exam) => (
          <Line key={exam.id}>
            <div className="words">
              <b>{exam.title}</b>
              <small>
                <span>{texts.span(chinaMinute(exam.startsAt), chinaMinute(exam.endsAt))}</span>
                <span>{texts.begun(exam.begunCount, exam.openCount)}</span>
              </small>
            </div>
            {wayOf(exam)}
          </Line>
        ))}
      </Lines>
    </Section>
  );
}

const way = (href: string, words: string, { title }: ManagedExam) => (
  <Button size="small" variant="outlined" href={href} aria-label={texts.wayOf(words, title)}>
    {words}
  </Button>
);

const toLive = (exam: ManagedExam) =>
  way(paths.univ.examLive({ examId: exam.id }), texts.watch, exam);
const toMarking = (exam: ManagedExam) =>
  way(paths.univ.exam('marking', { examId: exam.id }), texts.mark(exam.waitingCount), exam);
const toSettings = (exam: ManagedExam) =>
  way(paths.univ.examSettings({ examId: exam.id }), texts.settings, exam);
