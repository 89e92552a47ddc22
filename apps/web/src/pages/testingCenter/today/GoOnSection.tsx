import { practiceStateCodes } from '@cheese/domain/codes/exam/exams';
import { useGetPracticeListQuery } from '@cheese/api-client/exam/practice';
import { UnreadableData } from '@cheese/ui/feedback/UnreadableData';
import { Section } from '@cheese/ui/frame/Section';
import { PracticeLines } from '../../../features/questionBank/PracticeLines';
import { texts } from '../texts';

const SHOWN = 4;
/** Unfinished practices are recent, so the latest page is enough. */
const LATEST = { page: 1, pageCnt: 20 };

/** Unfinished practices; renders nothing without any. */
export function GoOnSection() {
  const { data } = useGetPracticeListQuery(LATEST, { refetchOnMountOrArgChange: true });
  return (
    <UnreadableData data={data} face={null}>
      <Open practices={data?.list ?? []} />
    </UnreadableData>
  );
}

type Practices = Parameters<typeof PracticeLines>[0]['practices'];

function Open({ practices }: { practices: Practices }) {
  const open = practices
    .filter(({ state }) => state === practiceStateCodes.underWay)
    .slice(0, SHOWN);
  if (open.length === 0) return null;
  return (
    <Section title={texts.goOn}>
      <PracticeLines practices={open} />
    </Section>
  );
}
