import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { OptionList } from './OptionList';
import type { Kinds } from './Paper';
import { type SheetState, shownQuestion } from './sheetState';
import { texts } from './texts';

interface QuestionPaneProps {
  state: SheetState;
  kinds: Kinds;
  sign: ReactNode;
  onChoose: (option: string) => void;
  onGo: (to: number) => void;
  onSubmit: () => void;
}

const card = {
  flex: 1,
  minWidth: 0,
  p: { xs: 2, sm: 3 },
  bgcolor: 'surface',
  border: 1,
  borderColor: 'hairline',
  borderRadius: 2,
};
const spread = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 };

/** One question at a time: where one is, what is asked, and the ways on and back. */
export function QuestionPane(props: QuestionPaneProps) {
  const { state, kinds, sign, onChoose, onGo, onSubmit } = props;
  const stem = useId();
  const question = shownQuestion(state);
  const heading = useStemFocus(state.at);
  const total = state.paper.questions.length;
  if (!question) return null;
  return (
    <Box sx={card}>
      <Box sx={spread}>
        <Typography>{texts.place(state.at + 1, total)}</Typography>
        {sign}
      </Box>
      <LinearProgress
        variant="determinate"
        aria-label={texts.progress}
        value={(Object.keys(state.chosen).length / total) * 100}
        sx={{ my: 2 }}
      />
      <Typography id={stem} ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
        {question.stem}
      </Typography>
      <Chip size="small" label={kinds[question.type]} sx={{ mt: 1, mb: 2 }} />
      <OptionList
        question={question}
        chosen={state.chosen[question.id]}
        onChoose={onChoose}
        labelledBy={stem}
      />
      <Box sx={{ ...spread, mt: 3 }}>
        <Button disabled={state.at === 0} onClick={() => onGo(state.at - 1)}>
          {texts.previous}
        </Button>
        {state.at < total - 1 ? (
          <Button variant="contained" onClick={() => onGo(state.at + 1)}>
            {texts.next}
          </Button>
        ) : (
          <Button variant="contained" onClick={onSubmit}>
            {texts.submit}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** The focus follows to the next question, so that it is read out and the keys find it. */
function useStemFocus(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) heading.current?.focus();
    before.current = at;
  }, [at]);
  return heading;
}
