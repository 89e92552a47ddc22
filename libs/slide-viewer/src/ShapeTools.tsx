import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import type { Tool } from './drawing/tool';
import { shapeColours } from './shapes/colours';
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
    // They stand in several rows: each has all of its edges.
    border: '1px solid currentColor',
    borderRadius: 4,
  },
  '& .MuiToggleButton-root': { color: 'inherit' },
  '& .MuiToggleButton-root.Mui-selected': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
  },
  '& i': { width: 16, height: 16, borderRadius: 4, border: '1px solid currentColor' },
}));

const kinds = Object.keys(texts.kinds) as ShapeKind[];
const colours = Object.keys(shapeColours) as ShapeColour[];
/** What moves the slide instead of drawing on it. */
const LOOK = 'look';

/** What shapes are drawn with. */
export function ShapeTools({ shapes }: { shapes: OwnShapes }) {
  const { tool, setTool } = shapes;
  const [kept, setKept] = useState<Omit<Tool, 'kind'>>({ colour: 'yellow', isMeasured: true });
  const keep = (change: Partial<typeof kept>) => {
    const next = { ...kept, ...change };
    setKept(next);
    if (tool) setTool({ ...tool, ...next });
  };
  const choose = (kind: ShapeKind | typeof LOOK | null) =>
    setTool(kind === null || kind === LOOK ? null : { kind, ...kept });
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
      <ToggleButtonGroup
        exclusive
        className="row"
        value={kept.colour}
        aria-label={texts.colour}
        onChange={(_, colour: ShapeColour | null) => colour && keep({ colour })}
      >
        {colours.map((colour) => (
          <ToggleButton key={colour} value={colour} aria-label={texts.colours[colour]}>
            <i style={{ backgroundColor: shapeColours[colour].line }} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        label={texts.measuring}
        control={
          <Checkbox
            color="primary"
            checked={kept.isMeasured}
            onChange={(_, isMeasured) => keep({ isMeasured })}
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
