import { useGetDailyQuestionListQuery } from '@cheese/api-client/exam/dailyQuestion';
import { questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import { RichText } from '@cheese/ui/article/RichText';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import Link from '@mui/material/Link';
import { AnsweredPages } from '../../../features/commodity/listing/AnsweredPages';
import { Line, Lines } from '@cheese/ui/list/Lines';
import { paths } from '../../../paths';
import { texts } from './texts';

const EACH = 8;
const none = {};

/** Questions of the days up to today, the latest first. */
export function PastDays({ libraryId }: { libraryId: number }) {
  const { asked, href } = useListAddress(none);
  const { page } = asked;
  const query = useGetDailyQuestionListQuery({ libraryId, page, pageCnt: EACH });
  return (
    <Section title={texts.past}>
      <AnsweredPages
        query={query}
        what={texts.past}
        skeleton={<RowsSkeleton count={4} />}
        empty={<EmptyState dense sentence={texts.noPast} />}
        page={page}
        pageSize={EACH}
        makeHref={(to) => href({ page: to })}
      >
        {({ list }) => (
          <Lines>
            {list.map(({ day, type, stem, verdict }) => (
              <Line key={day}>
                <div className="words">
                  <RichText html={stem} isInline />
                  <small>
                    <Link href={paths.dayQuestion({ libraryId, day })}>{day}</Link>
                    <span>{questionTypes[type]}</span>
                    <span>{texts.verdicts[verdict ?? 'none']}</span>
                  </small>
                </div>
              </Line>
            ))}
          </Lines>
        )}
      </AnsweredPages>
    </Section>
  );
}
