import type { ShapeKind } from '@cheese/slide-viewer/shapes/shape';
import type { OwnShapes } from '@cheese/slide-viewer/useShapes';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { texts } from './texts';
import { toolOf } from './useWork';

/** The tool that moves the slide instead of drawing. */
const LOOK = 'look';
type Kinds = typeof texts.kinds;

interface DrawToolsProps {
  tools: readonly ShapeKind[];
  own: OwnShapes;
}

export function DrawTools({ tools, own }: DrawToolsProps) {
  const { tool, setTool, shapes, undo, canUndo, selected, removeSelected } = own;
  const steps = [
    [texts.undo, undo, canUndo],
    [texts.remove, removeSelected, selected !== null],
    [texts.clear, () => own.change([]), shapes.length > 0],
  ] as const;
  return (
    <div className="stack">
      <ToggleButtonGroup
        exclusive
        size="small"
        value={tool?.kind ?? LOOK}
        aria-label={texts.tools}
        onChange={(_, kind: ShapeKind | typeof LOOK | null) => {
          if (kind !== null) setTool(kind === LOOK ? null : toolOf(kind));
        }}
      >
        {tools.map((kind) => (
          <ToggleButton key={kind} value={kind}>
            {texts.kinds[kind as keyof Kinds]}
          </ToggleButton>
        ))}
        <ToggleButton value={LOOK}>{texts.look}</ToggleButton>
      </ToggleButtonGroup>
      <div className="row">
        {steps.map(([name, act, can]) => (
          <Button key={name} size="small" disabled={!can} onClick={() => act()}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
