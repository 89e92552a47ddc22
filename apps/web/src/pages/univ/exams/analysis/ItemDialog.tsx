import { itemFlags } from '@cheese/domain/codes/exam/examReports';
import { questionKinds } from '@cheese/domain/questions/kinds';
import type { QuestionKind } from '@cheese/domain/questions/kind';
import { rightAnswerTo } from '@cheese/question-sheet/review/previewOf';
import { ReviewCard } from '@cheese/question-sheet/review/ReviewCard';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { FigureRow } from '@cheese/ui/management/FigureRow';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { percent, rounded } from '../figureWords';
import { CorrectDialog } from './CorrectDialog';
import type { NumberedItem } from './ItemSection';
import { OptionTable } from './OptionTable';
import { texts } from './texts';

interface ItemDialogProps {
  examId: number;
  item: NumberedItem;
  onClose: () => void;
}

export function ItemDialog({ examId, item, onClose }: ItemDialogProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const kind: QuestionKind = questionKinds[item.type];
  const given = rightAnswerTo({ type: item.type, key: item.right });
  const asReviewed = { ...item, given, verdict: null, share: null, places: [] };
  return (
    <PanelDialog
      width="md"
      title={texts.itemTitle(item.nth)}
      onClose={onClose}
      actions={
        !kind.isMarkedByPeople && (
          <Button variant="outlined" onClick={() => setCorrecting(true)}>
            {texts.correct}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {item.flags.map((flag) => (
          <Alert key={flag} severity={flag === 'few' ? 'info' : 'warning'}>
            {itemFlags[flag]}
          </Alert>
        ))}
        <FigureRow
          label={texts.figures}
          figures={[
            { name: texts.asked, value: texts.askedOf(item.answeredCount, item.count) },
            { name: texts.facility, value: percent(item.facility) },
            { name: texts.guess, value: percent(item.guess) },
            { name: texts.deviation, value: percent(item.deviation) },
            { name: texts.discrimination, value: rounded(item.discrimination, 2) },
            { name: texts.efficiency, value: percent(item.efficiency) },
          ]}
        />
        {item.chosen.length > 0 && <OptionTable item={item} />}
        <ReviewCard isPreview question={asReviewed} number={item.nth} />
      </Box>
      {isCorrecting && (
        <CorrectDialog examId={examId} item={item} onClose={() => setCorrecting(false)} />
      )}
    </PanelDialog>
  );
}
