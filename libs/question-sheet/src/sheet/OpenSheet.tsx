import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { usePractice } from '../practice/usePractice';
import { texts } from '../texts';
import { AllPanes } from './panes/AllPanes';
import { AnswerSheet } from './AnswerSheet';
import { ConfirmSubmit } from './ConfirmSubmit';
import { OnePane } from './panes/OnePane';
import { SheetBar, type SheetLook } from './SheetBar';
import type { SheetProps } from './SheetProps';
import { TimeUp } from './TimeUp';
import { useKeysOf } from './run/useKeysOf';
import { useSheetRun } from './run/useSheetRun';
import { newerTime, useTimeLeft } from './run/useTimeLeft';

const columns = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { xs: 'stretch', md: 'flex-start' },
  gap: 3,
};
const side = { display: 'grid', gap: 2, position: { md: 'sticky' }, top: { md: 72 } };
const keysHint = { mt: 2, color: 'text.third', display: { xs: 'none', md: 'block' } };

/** The sheet once the stored answers have loaded. */
export function OpenSheet(props: SheetProps) {
  const { paper, keeper, calls, ended, time = null, isExamination = false, tools } = props;
  const { hasFlags = isExamination, aids } = props;
  const { state, dispatch, submit, hasFailed } = useSheetRun(paper, keeper, calls);
  const [look, setLook] = useState<SheetLook>({ isLarge: false, way: 'one' });
  const practice = usePractice(props.practice, keeper);
  const go = useCallback((to: number) => dispatch({ type: 'went', to }), [dispatch]);
  const ask = () => dispatch({ type: 'submitAsked' });
  const { at, phase } = state;
  useKeysOf(
    { paper, keeper, at, hasFlags, practice, marks: tools?.marks, go, ask },
    phase === 'answering',
  );

  const heard = useSyncExternalStore(keeper.subscribe, () => keeper.state().heard);
  const left = useTimeLeft(newerTime(time, heard));
  useEffect(() => {
    if (left !== null) dispatch({ type: left === 0 ? 'timeRanOut' : 'timeCame' });
  }, [left, phase, dispatch]);

  if (phase === 'ended') return ended;
  const shown = { paper, keeper, at, practice, tools, go, hasFlags };
  const isDisabled = phase === 'timeUp' || phase === 'submitted';
  return (
    <>
      <SheetBar
        paper={paper}
        keeper={keeper}
        at={at}
        left={left}
        look={look}
        isExamination={isExamination}
        practice={practice}
        aids={aids}
        onLook={setLook}
      />
      <Box sx={columns}>
        <Box sx={{ flex: 1, minWidth: 0, zoom: look.isLarge ? 1.25 : 1 }}>
          {look.way === 'all' ? (
            <AllPanes {...shown} isDisabled={isDisabled} />
          ) : (
            <OnePane {...shown} isDisabled={isDisabled} onSubmit={ask} />
          )}
        </Box>
        <Box sx={side}>
          <AnswerSheet
            paper={paper}
            keeper={keeper}
            at={at}
            practice={practice}
            onGo={go}
            hasFlags={hasFlags}
          />
          <Button variant="outlined" color="inherit" onClick={ask}>
            {texts.submit}
          </Button>
        </Box>
      </Box>
      <Typography variant="caption" sx={keysHint}>
        {practice ? texts.practiceKeys : hasFlags ? texts.examinationKeys : texts.keys}
        {practice && hasFlags && texts.flagKey}
        {tools?.marks && texts.strikeKey}
      </Typography>
      {(phase === 'confirming' || phase === 'submitting') && (
        <ConfirmSubmit
          paper={paper}
          keeper={keeper}
          isBusy={phase === 'submitting'}
          onConfirm={submit}
          onCancel={(to) => dispatch({ type: 'submitCancelled', ...(to !== undefined && { to }) })}
        />
      )}
      {isDisabled && left === 0 && <TimeUp hasFailed={hasFailed} />}
    </>
  );
}
