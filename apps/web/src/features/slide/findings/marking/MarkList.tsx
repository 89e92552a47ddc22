import { useGetHandedFindingsQuery } from '@cheese/api-client/slides/slideFindingMarking';
import { findingStates } from '@cheese/domain/codes/slides/slideFinding';
import type { MadeFindingForm } from '@cheese/domain/contract/slides/slideFindingMaking';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { StepPager } from '@cheese/ui/table/StepPager';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Beside } from '../../viewer/over';
import { texts as panelTexts } from '../texts';
import { MarkDesk } from './MarkDesk';
import { texts } from './texts';

interface MarkListProps {
  form: MadeFindingForm;
  beside: Beside;
  /** Id of the report to open first. */
  first: number | null;
  onBack: () => void;
}

const PAGE_SIZE = 50;

/** Reports submitted on a form, unmarked ones first. */
export function MarkList({ form, beside, first, onBack }: MarkListProps) {
  const [chosen, choose] = useState(first);
  const [page, setPage] = useState(1);
  const query = useGetHandedFindingsQuery(
    { formId: form.id, page, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="stack">
      <Button
        size="small"
        startIcon={<ArrowBack />}
        onClick={() => (chosen === null ? onBack() : choose(null))}
      >
        {texts.back}
      </Button>
      <h2>{form.title}</h2>
      {chosen === null ? (
        <Answered
          query={query}
          what={texts.what}
          skeleton={<RowsSkeleton count={3} />}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyState dense sentence={texts.none} hint={texts.noneHint} />}
        >
          {({ list, total }) => (
            <>
              <p className="aside">{texts.more(total)}</p>
              <ol>
                {list.map(({ id, writer, state, handedAt, total: got, most }) => (
                  <li key={id}>
                    <button type="button" className="task" onClick={() => choose(id)}>
                      <span>{texts.by(writer, chinaMinute(handedAt))}</span>
                      <span className="aside">
                        {findingStates[state]}
                        {got !== null && ` · ${panelTexts.total(got, most)}`}
                      </span>
                    </button>
                  </li>
                ))}
              </ol>
              <StepPager page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={setPage} />
            </>
          )}
        </Answered>
      ) : (
        <MarkDesk id={chosen} beside={beside} onDone={() => choose(null)} />
      )}
    </div>
  );
}
