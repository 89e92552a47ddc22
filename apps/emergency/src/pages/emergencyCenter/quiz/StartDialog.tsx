import { firstAidCategories, firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { messages } from '@cheese/domain/texts/messages';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { categories, type Filed, topics } from '../../../features/address/readFiled';
import { texts as quizTexts } from '../../../features/quiz/texts';
import { useDraw } from '../../../features/quiz/useDraw';
import { PillGroup } from '@cheese/ui/form/PillGroup';
import { SupplyLine } from './SupplyLine';
import { texts } from './texts';

const counts = [5, 10, 20] as const;
const all = { value: undefined, label: messages.all };
const categoryPills = [
  all,
  ...categories.map((value) => ({ value, label: firstAidCategories[value] })),
];
const topicPills = [all, ...topics.map((value) => ({ value, label: firstAidTopics[value] }))];
const countPills = counts.map((value) => ({ value, label: texts.questions(value) }));

interface StartDialogProps {
  filed: Filed;
  onClose: () => void;
}

/** Chooses the topic of a quiz and draws it. */
export function StartDialog({ filed, onClose }: StartDialogProps) {
  const [category, setCategory] = useState(filed.category);
  const [topic, setTopic] = useState(filed.topic);
  const [count, setCount] = useState<(typeof counts)[number]>(10);
  const { isDrawing, start } = useDraw({ replace: true });
  const head = useId();
  const about = { ...(category && { category }), ...(topic && { topic }) };
  const begin = () => start({ count, ...about });

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={head} onClose={onClose}>
      <DialogTitle id={head}>{texts.begin}</DialogTitle>
      <DialogContent>
        <PillGroup
          label={texts.category}
          pills={categoryPills}
          chosen={category}
          onChoose={setCategory}
        />
        <PillGroup label={texts.topic} pills={topicPills} chosen={topic} onChoose={setTopic} />
        <PillGroup label={texts.count} pills={countPills} chosen={count} onChoose={setCount} />
        <SupplyLine filed={about} count={count} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button variant="contained" aria-disabled={isDrawing} onClick={begin}>
          {isDrawing ? quizTexts.drawing : texts.draw}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
