import { sizes } from '@cheese/ui/tokens';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import type { AnswerAutosave } from '../keeping/AnswerAutosave';
import type { Paper } from '../Paper';
import type { Practice } from '../practice/Practice';
import { texts } from '../texts';
import { Countdown } from './Countdown';
import { KeepingSign } from './KeepingSign';
import { useAnsweredCount } from './run/useSheetRun';

export interface SheetLook {
  isLarge: boolean;
  way: 'one' | 'all';
}

const Bar = styled('div')(({ theme: { palette } }) => ({
  position: 'sticky',
  top: sizes.header,
  zIndex: 3,
  marginBottom: 16,
  padding: '8px 16px',
  backgroundColor: palette.surface,
  border: `1px solid ${palette.hairline}`,
  borderRadius: 8,
  '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 24px' },
  '& .end': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 16,
    marginLeft: 'auto',
  },
}));

interface SheetBarProps {
  paper: Paper;
  keeper: AnswerAutosave;
  at: number;
  left: number | null;
  look: SheetLook;
  isExamination: boolean;
  practice: Practice | undefined;
  aids: ReactNode;
  onLook: (look: SheetLook) => void;
}

/** Position, save state and remaining time, always visible. */
export function SheetBar(props: SheetBarProps) {
  const { paper, keeper, at, left, look, isExamination, practice, aids, onLook } = props;
  const total = paper.questions.length;
  const answered = useAnsweredCount(paper, keeper);
  return (
    <Bar>
      <div className="row">
        <span>{texts.place(at + 1, total)}</span>
        <KeepingSign keeper={keeper} />
        {left !== null && <Countdown left={left} />}
        {aids}
        {practice?.onChecksAtOnce && (
          <FormControlLabel
            className="end"
            control={<Switch size="small" />}
            label={texts.checksAtOnce}
            checked={practice.checksAtOnce ?? false}
            onChange={(_event, isWished) => practice.onChecksAtOnce?.(isWished)}
          />
        )}
        {isExamination && (
          <div className="end">
            <FormControlLabel
              control={<Switch size="small" />}
              label={texts.largeText}
              checked={look.isLarge}
              onChange={(_event, isLarge) => onLook({ ...look, isLarge })}
            />
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label={texts.way}
              value={look.way}
              onChange={(_event, way: SheetLook['way'] | null) => way && onLook({ ...look, way })}
            >
              <ToggleButton value="one">{texts.one}</ToggleButton>
              <ToggleButton value="all">{texts.all}</ToggleButton>
            </ToggleButtonGroup>
          </div>
        )}
      </div>
      <LinearProgress
        variant="determinate"
        aria-label={texts.progress}
        value={(answered / total) * 100}
        sx={{ mt: 1 }}
      />
    </Bar>
  );
}
