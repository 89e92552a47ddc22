import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AnswerSheet } from './AnswerSheet';
import { ConfirmSubmit } from './ConfirmSubmit';
import { KeepingSign } from './KeepingSign';
import type { Kinds, Paper } from './Paper';
import { QuestionPane } from './QuestionPane';
import { unansweredCount } from './sheetState';
import { texts } from './texts';
import { useSheetKeys } from './useSheetKeys';
import { type Drafts, type SheetCalls, useSheetRun } from './useSheetRun';

interface QuestionSheetProps {
  /** As it was when it began: another paper is another sheet, by its `key`. */
  paper: Paper;
  kinds: Kinds;
  calls: SheetCalls;
  /** Always the same ones for the same paper. */
  drafts: Drafts;
  /** Stands in its place where the paper is over already, handed in from another window or gone. */
  ended: ReactNode;
}

const columns = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { xs: 'stretch', md: 'flex-start' },
  gap: 3,
};
const keysHint = { mt: 2, color: 'text.third', display: { xs: 'none', md: 'block' } };

/** Questions that are being answered: one at a time, all at a glance, handed in once. */
export function QuestionSheet({ paper, kinds, calls, drafts, ended }: QuestionSheetProps) {
  const { state, dispatch, submit } = useSheetRun(paper, calls, drafts);
  const choose = (option: string) => dispatch({ type: 'chosen', option });
  const go = (to: number) => dispatch({ type: 'went', to });
  const ask = () => dispatch({ type: 'submitAsked' });
  useSheetKeys(state, { choose, go, submit: ask });

  if (state.phase === 'ended') return ended;
  return (
    <>
      <Box sx={columns}>
        <QuestionPane
          {...{ state, kinds }}
          sign={<KeepingSign state={state} />}
          onChoose={choose}
          onGo={go}
          onSubmit={ask}
        />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <AnswerSheet state={state} onGo={go} />
          <Button variant="outlined" color="inherit" onClick={ask}>
            {texts.submit}
          </Button>
        </Box>
      </Box>
      <Typography variant="caption" sx={keysHint}>
        {texts.keys}
      </Typography>
      {(state.phase === 'confirming' || state.phase === 'submitting') && (
        <ConfirmSubmit
          unanswered={unansweredCount(state)}
          isBusy={state.phase === 'submitting'}
          onConfirm={submit}
          onCancel={() => dispatch({ type: 'submitCancelled' })}
        />
      )}
    </>
  );
}
