import { commodityTypeCodes } from '@cheese/domain/codes/shop/products';
import { practiceSourceCodes, type PracticeSource } from '@cheese/domain/codes/exam/practices';
import type { QuestionLibraryDetail } from '@cheese/domain/contract/exam/questionLibrary';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useBegin } from '../../../features/questionBank/useBegin';
import { paths } from '../../../paths';
import { texts } from './texts';

const RANDOM_COUNT = 20;

interface Way {
  source: PracticeSource;
  words: string;
  /** True if there are no questions to practise this way. */
  isEmpty: boolean;
}

function waysIn({ progress, questionCount }: QuestionLibraryDetail): Way[] {
  const { dueCount = 0, wrongCount = 0, collectedCount = 0 } = progress ?? {};
  return [
    { source: practiceSourceCodes.due, words: texts.due(dueCount), isEmpty: dueCount === 0 },
    { source: practiceSourceCodes.random, words: texts.random, isEmpty: questionCount === 0 },
    {
      source: practiceSourceCodes.wrong,
      words: texts.wrong(wrongCount),
      isEmpty: wrongCount === 0,
    },
    {
      source: practiceSourceCodes.collected,
      words: texts.collected(collectedCount),
      isEmpty: collectedCount === 0,
    },
  ];
}

/** Practice across all chapters. */
export function WaysToPractise({ bank }: { bank: QuestionLibraryDetail }) {
  const { id: sourceId, isLocked } = bank;
  const { isBusy, begin } = useBegin();
  return (
    <>
      {isLocked && (
        <Alert
          severity="info"
          action={
            <Button
              size="small"
              href={paths.commodity({ type: commodityTypeCodes.bank, productId: sourceId })}
            >
              {texts.buy}
            </Button>
          }
        >
          {texts.locked}
        </Alert>
      )}
      <Stack
        direction="row"
        useFlexGap
        role="group"
        aria-label={texts.ways}
        sx={{ gap: 1, flexWrap: 'wrap' }}
      >
        {waysIn(bank).map(({ source, words, isEmpty }) => (
          <Button
            key={source}
            variant={source === practiceSourceCodes.due && !isEmpty ? 'contained' : 'outlined'}
            disabled={isEmpty}
            aria-disabled={isBusy || isEmpty}
            onClick={() =>
              begin({
                source,
                sourceId,
                ...(source === practiceSourceCodes.random && { questionCount: RANDOM_COUNT }),
              })
            }
          >
            {words}
          </Button>
        ))}
        <Button variant="outlined" href={paths.customPractice(`banks=${sourceId}`)}>
          {texts.custom}
        </Button>
      </Stack>
    </>
  );
}
