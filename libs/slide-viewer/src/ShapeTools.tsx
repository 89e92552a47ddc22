import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useEffectEvent, useState } from 'react';
import { ColourChoice } from './ColourChoice';
import type { Tool } from './drawing/tool';
import type { ShapeColour, ShapeKind } from './shapes/shape';
import { texts } from './texts';
import type { OwnShapes } from './useShapes';

const Panel = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  color: 'inherit',
  '& .row': { display: 'flex', flexWrap: 'wrap', gap: 4 },
  '& .MuiToggleButton-root.MuiToggleButtonGroup-grouped': {
    minHeight: 32,
    margin: 0,
    padding: '2px 8px',
    // The buttons wrap, so each needs all of its borders.
    border: '1px solid currentColor',
    borderRadius: 4,
  },
  '& .MuiToggleButton-root': { color: 'inherit' },
  '& .MuiToggleButton-root.Mui-selected': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
  },
}));

const kinds = Object.keys(texts.kinds) as ShapeKind[];
/** The tool that moves the slide instead of drawing. */
const LOOK = 'look';

interface StoredChoice {
  /** Null for the default colour of the layer. */
  chosen: ShapeColour | null;
  isMeasured: Tool['isMeasured'];
}

interface ShapeToolsProps {
  shapes: OwnShapes;
  /** The colour of what is drawn on. */
  own: ShapeColour;
}

export function ShapeTools({ shapes, own }: ShapeToolsProps) {
  const { tool, setTool } = shapes;
  const [kept, setKept] = useState<StoredChoice>({ chosen: null, isMeasured: true });
  const { isMeasured } = kept;
  const colour = kept.chosen ?? own;
  const keep = (change: Partial<StoredChoice>) => {
    const next = { ...kept, ...change };
    setKept(next);
    if (tool) setTool({ ...tool, colour: next.chosen ?? own, isMeasured: next.isMeasured });
  };
  const choose = (kind: ShapeKind | typeof LOOK | null) =>
    setTool(kind === null || kind === LOOK ? null : { kind, colour, isMeasured });
  const follow = useEffectEvent(() => {
    if (tool && tool.colour !== colour) setTool({ ...tool, colour });
  });
  // The layer that is drawn on is another one, or of another colour.
  useEffect(() => follow(), [own]);
  return (
    <Panel role="group" aria-label={texts.tools}>
      <ToggleButtonGroup
        exclusive
        className="row"
        value={tool?.kind ?? LOOK}
        aria-label={texts.tools}
        onChange={(_, kind: ShapeKind | typeof LOOK | null) => choose(kind)}
      >
        <ToggleButton value={LOOK}>{texts.look}</ToggleButton>
        {kinds.map((kind) => (
          <ToggleButton key={kind} value={kind}>
            {texts.kinds[kind]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ColourChoice value={colour} onChange={(next) => keep({ chosen: next })} />
      <FormControlLabel
        label={texts.measuring}
        control={
          <Checkbox
            color="primary"
            checked={isMeasured}
            onChange={(_, next) => keep({ isMeasured: next })}
          />
        }
      />
      <Steps shapes={shapes} />
    </Panel>
  );
}

function Steps({ shapes }: { shapes: OwnShapes }) {
  const steps = [
    [texts.undo, shapes.undo, shapes.canUndo],
    [texts.redo, shapes.redo, shapes.canRedo],
    [texts.remove, shapes.removeSelected, shapes.selected !== null],
  ] as const;
  return (
    <div className="row">
      {steps.map(([name, act, can]) => (
        <Button key={name} size="small" color="inherit" disabled={!can} onClick={() => act()}>
          {name}
        </Button>
      ))}
    </div>
  );
}
