import { practiceSourceCodes } from '@cheese/domain/codes/exam/practices';
import {
  useGetPracticeStatusQuery,
  useStartPracticeMutation,
} from '@cheese/api-client/exam/practice';
import type { DetailOf } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { lessonTest } from '@cheese/domain/rules/learning/lessonTest';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useSession, useSessionState } from '../../../../session/session';
import type { Learning } from '../study/useVisit';
import { texts } from '../texts';

interface TestItemProps {
  item: DetailOf<64>;
  learning: Learning;
}

/** The test of a lesson; it is taken on the practice page. */
export function TestItem({ item, learning: { standing } }: TestItemProps) {
  const { mayAct } = useSession();
  const { isSignedIn } = useSessionState();
  const source = { source: practiceSourceCodes.lesson, sourceId: item.id } as const;
  const { data: open } = useGetPracticeStatusQuery(source, {
    skip: !isSignedIn,
    refetchOnMountOrArgChange: true,
  });
  const [start] = useStartPracticeMutation();
  const { isBusy, run } = useTask();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const begin = () => {
    if (!mayAct(pathname + search)) return;
    void run(async () => {
      const { id } = await start(source).unwrap();
      const from = { courseId: item.courseId, itemId: item.id };
      void navigate(paths.practice({ practiceId: id, mode: 'after', from }));
      return leaving;
    });
  };
  const again = standing.isStudied ? texts.again64 : texts.start;
  return (
    <Section title={item.title}>
      <Typography>{texts.questions(item.questionCount, item.passShare)}</Typography>
      <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.third' }}>
        {texts.testRule(lessonTest.retryAfterM)}
      </Typography>
      <Button variant="contained" sx={{ mt: 2 }} aria-disabled={isBusy} onClick={begin}>
        {open ? texts.goOnTest : again}
      </Button>
    </Section>
  );
}
