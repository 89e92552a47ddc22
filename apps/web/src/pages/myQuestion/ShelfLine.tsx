import { practiceSourceCodes } from '@cheese/domain/codes/exam/practices';
import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import type { SubscribedLibrary } from '@cheese/domain/contract/exam/questionLibrary';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { BankProgress } from '../../features/questionBank/BankProgress';
import { Line } from '@cheese/ui/list/Lines';
import { useBegin } from '../../features/questionBank/useBegin';
import { paths } from '../../paths';
import { texts } from './texts';

/** A bank with its progress, the last practice, and links. */
export function ShelfLine({ bank }: { bank: SubscribedLibrary }) {
  const { id, name, questionCount, dueCount, lastPractisedAt } = bank;
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
        <BankProgress name={name} of={questionCount} progress={bank} />
        <small>
          {lastPractisedAt === null ? (
            texts.never
          ) : (
            <span>
              {texts.lastAt} <RelativeTime at={lastPractisedAt} />
            </span>
          )}
        </small>
      </div>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1 }}>
        {dueCount > 0 && (
          <Button
            size="small"
            variant="contained"
            aria-disabled={isBusy}
            aria-label={texts.actOn(texts.review(dueCount), name)}
            onClick={() => begin({ source: practiceSourceCodes.due, sourceId: id })}
          >
            {texts.review(dueCount)}
          </Button>
        )}
        <Button
          size="small"
          href={paths.libraryStatistics({ libraryId: id })}
          aria-label={texts.actOn(texts.statisticsOf, name)}
        >
          {texts.statisticsOf}
        </Button>
        <Button
          size="small"
          variant="outlined"
          href={paths.questionChapter({ libraryId: id })}
          aria-label={texts.actOn(texts.practise, name)}
        >
          {texts.practise}
        </Button>
      </Box>
    </Line>
  );
}
