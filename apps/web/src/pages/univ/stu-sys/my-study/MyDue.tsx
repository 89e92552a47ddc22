import { practiceSourceCodes } from '@cheese/domain/codes/exam/practices';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { SubscribedLibrary } from '@cheese/domain/contract/exam/questionLibrary';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import { Line, Lines } from '@cheese/ui/list/Lines';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useBegin } from '../../../../features/questionBank/useBegin';
import { useShelf } from '../../../../features/questionBank/useShelf';
import { paths } from '../../../../paths';
import { texts } from './texts';

const isDue = ({ dueCount }: SubscribedLibrary) => dueCount > 0;

/** Due reviews by question bank. */
export function MyDue() {
  return (
    <Section
      title={texts.due}
      action={
        <Button size="small" href={paths.myQuestion()}>
          {texts.toBanks}
        </Button>
      }
    >
      <Answered
        query={useShelf()}
        what={texts.due}
        skeleton={<RowsSkeleton count={2} />}
        isEmpty={({ list }) => !list.some(isDue)}
        empty={<EmptyState dense sentence={texts.noDue} hint={texts.noDueHint} />}
      >
        {({ list }) => (
          <Lines>
            {list.filter(isDue).map((bank) => (
              <DueLine key={bank.id} bank={bank} />
            ))}
          </Lines>
        )}
      </Answered>
    </Section>
  );
}

function DueLine({ bank: { id, name, dueCount } }: { bank: SubscribedLibrary }) {
  const { isBusy, begin } = useBegin();
  return (
    <Line>
      <div className="words">
        <b>
          <Link
            color="inherit"
            href={paths.commodity({ type: commodityTypeCodes.bank, productId: id })}
          >
            {name}
          </Link>
        </b>
      </div>
      <Button
        size="small"
        variant="contained"
        aria-disabled={isBusy}
        aria-label={texts.reviewOf(dueCount, name)}
        onClick={() => begin({ source: practiceSourceCodes.due, sourceId: id })}
      >
        {texts.review(dueCount)}
      </Button>
    </Line>
  );
}
