import { useGetEvaluationsQuery } from '@cheese/api-client/classroom/classroom';
import type { Evaluation } from '@cheese/domain/contract/classroom/classroom';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Line, Lines } from '@cheese/ui/list/Lines';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from './texts';

const EACH = 10;

interface ClassEvaluationsProps {
  courseId: number;
  onClose: () => void;
}

/** What learners think of a classroom, for those who teach there: figures, and words of nobody. */
export function ClassEvaluations({ courseId, onClose }: ClassEvaluationsProps) {
  const [page, setPage] = useState(1);
  const query = useGetEvaluationsQuery({ courseId, page, pageCnt: EACH });
  const close = <Button onClick={onClose}>{texts.close}</Button>;
  return (
    <PanelDialog title={texts.evaluations} actions={close} onClose={onClose}>
      <Answered
        query={query}
        what={texts.evaluations}
        skeleton={<RowsSkeleton count={3} />}
        isEmpty={({ average }) => average === null}
        empty={<EmptyState dense sentence={texts.noEvaluations} />}
      >
        {({ average, counts, areWordsShown, list, total }) => (
          <>
            <Typography variant="h2" component="p">
              {texts.average(average ?? 0)}
            </Typography>
            <Typography variant="caption">
              {texts.evaluatedBy(counts.reduce((sum, count) => sum + count, 0))}
            </Typography>
            {!areWordsShown && <Typography sx={{ mt: 2 }}>{texts.wordsLater}</Typography>}
            <Lines>
              {list.map((one) => (
                <Words key={`${one.evaluatedAt}-${one.text}`} one={one} />
              ))}
            </Lines>
            {total > EACH && (
              <Pagination
                aria-label={texts.pages}
                page={page}
                count={Math.ceil(total / EACH)}
                onChange={(_, to) => setPage(to)}
              />
            )}
          </>
        )}
      </Answered>
    </PanelDialog>
  );
}

const Words = ({ one: { stars, text, evaluatedAt } }: { one: Evaluation }) => (
  <Line>
    <div className="words">
      <Rating readOnly size="small" value={stars} getLabelText={texts.starsOf} />
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{text}</Typography>
      <small>
        <RelativeTime at={evaluatedAt} />
      </small>
    </div>
  </Line>
);
