import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { useAddCollectMutation, useDelCollectMutation } from '@cheese/api-client/learning/collect';
import { questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import type { CollectedQuestion } from '@cheese/domain/contract/exam/collectedQuestion';
import { kindViews } from '@cheese/question-sheet/kinds/kindViews';
import { QuestionPictures } from '@cheese/question-sheet/sheet/panes/QuestionPictures';
import { RichText } from '@cheese/ui/article/RichText';
import { Card } from '@cheese/ui/frame/Card';
import { useTask } from '@cheese/ui/form/useTask';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ToolRow } from '../kept/ToolRow';
import { texts } from './texts';

interface CollectedCardProps {
  collected: CollectedQuestion;
  number: number;
  hasTools: boolean;
}

export function CollectedCard({ collected, number, hasTools }: CollectedCardProps) {
  const { question, origin, collectedAt } = collected;
  const { type, context, stem, pictures } = question;
  const heading = useId();
  const { Player, holds } = kindViews[type];
  return (
    <Card as="article" aria-labelledby={heading}>
      <CardContent>
        {context && <RichText html={context} />}
        <Typography id={heading} variant="h3" component="div" role="heading" aria-level={2}>
          {number}. {holds !== 'stem' && <RichText html={stem} isInline />}
        </Typography>
        <Chip size="small" label={questionTypes[type]} sx={{ my: 1 }} />
        {holds !== 'picture' && <QuestionPictures paths={pictures} />}
        <Player
          question={question}
          given={nothing}
          onGive={hearNothing}
          isDisabled
          labelledBy={heading}
        />
      </CardContent>
      <ToolRow>
        <span className="origin">
          {origin} · {texts.collectedAt} <RelativeTime at={collectedAt} />
        </span>
        {hasTools && <UncollectButton productId={question.id} />}
      </ToolRow>
    </Card>
  );
}

const nothing: readonly string[] = [];
const hearNothing = () => undefined;

/** Removes the favourite at once; the toast offers an undo. */
function UncollectButton({ productId }: { productId: number }) {
  const [remove] = useDelCollectMutation();
  const [add] = useAddCollectMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const it = { type: collectTypeCodes.question, productId } as const;
  const uncollect = async () => {
    if (!(await run(() => remove(it).unwrap()))) return;
    toast.warning(texts.uncollected, { retry: () => void add(it), again: texts.undo });
  };
  return (
    <Button size="small" color="inherit" aria-disabled={isBusy} onClick={() => void uncollect()}>
      {texts.uncollect}
    </Button>
  );
}
