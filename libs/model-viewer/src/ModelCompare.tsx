import ToggleButton from '@mui/material/ToggleButton';
import { styled } from '@mui/material/styles';
import { type RefObject, useCallback, useRef, useState } from 'react';
import type { ModelSource, Part } from './model/part';
import { isSame, type View } from './model/view';
import { type ModelHandle, ModelViewer } from './ModelViewer';
import { texts } from './texts';
import { useModel } from './useModel';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: 8,
  height: '100%',
  color: theme.palette.viewer.text,
  backgroundColor: theme.palette.viewer.ground,
  '& .head': { gridColumn: '1 / -1' },
  '& .head button': { color: 'inherit' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr 1fr',
  },
}));

interface Compared {
  name: string;
  source: ModelSource;
  parts: readonly Part[];
}

/** Two models side by side, such as a healthy one and a sick one: where one turns, both do. */
export function ModelCompare({ one, other }: { one: Compared; other: Compared }) {
  const [isLocked, setIsLocked] = useState(true);
  const [first, second] = [useRef<ModelHandle>(null), useRef<ModelHandle>(null)];
  const told = useRef<View | null>(null);
  const tell = useCallback((view: View) => {
    if (told.current && isSame(told.current, view)) return false;
    told.current = view;
    return true;
  }, []);
  return (
    <Pair role="group" aria-label={texts.compare}>
      <div className="head">
        <ToggleButton
          size="small"
          value="lock"
          selected={isLocked}
          onChange={() => setIsLocked(!isLocked)}
        >
          {texts.lock}
        </ToggleButton>
      </div>
      <Pane {...one} handle={first} led={isLocked ? second : null} tell={tell} />
      <Pane {...other} handle={second} led={isLocked ? first : null} tell={tell} />
    </Pair>
  );
}

interface PaneProps extends Compared {
  handle: RefObject<ModelHandle | null>;
  /** What turns with it. */
  led: RefObject<ModelHandle | null> | null;
  /** Answers whether the other one has yet to hear of it. */
  tell: (view: View) => boolean;
}

function Pane({ name, source, parts, handle, led, tell }: PaneProps) {
  const model = useModel(parts);
  const lead = (view: View) => {
    // Whoever is led would lead back.
    if (led && tell(view)) led.current?.show(view, true);
  };
  return <ModelViewer {...{ name, source, model, handle }} onMove={lead} />;
}
