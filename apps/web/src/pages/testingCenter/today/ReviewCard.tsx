import { practiceSourceCodes } from '@cheese/domain/codes/exam/practices';
import type { SubscribedLibrary } from '@cheese/domain/contract/exam/questionLibrary';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import { useBegin } from '../../../features/questionBank/useBegin';
import { useShelf } from '../../../features/questionBank/useShelf';
import { texts } from '../texts';

/** The others are listed on the shelf. */
const SHOWN = 3;

/** Due reviews, one per bank. */
export function ReviewCard() {
  return (
    <Section title={texts.review}>
      <Answered
        query={useShelf()}
        what={texts.review}
        skeleton={<RowsSkeleton count={1} />}
        empty={texts.reviewNone}
      >
        {({ list }) => <Due banks={list.filter(({ dueCount }) => dueCount > 0)} />}
      </Answered>
    </Section>
  );
}

function Due({ banks }: { banks: readonly SubscribedLibrary[] }) {
  const { isBusy, begin } = useBegin();
  if (banks.length === 0) return texts.reviewNone;
  const sum = banks.reduce((total, { dueCount }) => total + dueCount, 0);
  return (
    <>
      <b>{texts.reviewCount(sum)}</b>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 }}>
        {banks.slice(0, SHOWN).map(({ id, name, dueCount }) => (
          <Button
            key={id}
            size="small"
            variant="outlined"
            aria-disabled={isBusy}
            onClick={() => begin({ source: practiceSourceCodes.due, sourceId: id })}
          >
            {texts.reviewOf(name, dueCount)}
          </Button>
        ))}
      </div>
    </>
  );
}
