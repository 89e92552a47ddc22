import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type Said, useLock } from './compare/useLock';
import { pixelsText } from './geometry/units';
import { SlideViewer, type SlideViewerProps } from './SlideViewer';
import { texts } from './texts';
import { useMemo } from 'react';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  color: theme.palette.viewer.text,
  backgroundColor: theme.palette.viewer.panel,
  '& .bar': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    padding: '6px 12px',
  },
  '& .bar p': { ...theme.typography.body2, margin: 0 },
  '& .panes': {
    flex: 1,
    minHeight: 0,
    display: 'grid',
    gap: 2,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoRows: 'minmax(0, 1fr)',
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& .pane': { position: 'relative', minHeight: 0 },
  '& .name': {
    ...theme.typography.caption,
    position: 'absolute',
    top: 12,
    left: 12,
    maxWidth: '50%',
    margin: 0,
    padding: '2px 8px',
    borderRadius: 4,
    color: theme.palette.viewer.text,
    backgroundColor: theme.palette.viewer.panel,
    pointerEvents: 'none',
  },
}));

type Pane = Pick<SlideViewerProps, 'name' | 'slide' | 'start' | 'adjustment' | 'layers' | 'onView'>;

/** Two to four slides side by side, each on its own or all in step. */
export function SlideCompare({ panes, ...lockSaid }: { panes: readonly Pane[] } & Said) {
  const slides = useMemo(() => panes.map(({ slide }) => slide), [panes]);
  const lock = useLock(slides, lockSaid);
  const { asked, paired, isLocked } = lock;
  return (
    <Frame role="group" aria-label={texts.compare}>
      <div className="bar">
        <Button color="inherit" onClick={isLocked ? lock.unlock : lock.lockAsTheyLie}>
          {isLocked ? texts.unlock : texts.lockAsTheyLie}
        </Button>
        <Button color="inherit" onClick={asked ? lock.stopPairing : lock.startPairing}>
          {asked ? texts.cancel : texts.lockByPairs}
        </Button>
        <p role="status">
          {asked && texts.pairAt(panes[asked.slide]?.name ?? '', asked.number)}
          {paired?.kind === 'failed' && texts.pairsFailed}
          {paired?.kind === 'done' && texts.pairsOff(pixelsText(paired.offBy))}
        </p>
      </div>
      <div className="panes">
        {panes.map((pane, i) => (
          <div
            key={`${i} ${pane.slide.id}`}
            className="pane"
            onPointerDownCapture={() => lock.lead(i)}
            onWheelCapture={() => lock.lead(i)}
            onKeyDownCapture={() => lock.lead(i)}
          >
            <SlideViewer
              {...pane}
              {...(lock.refs[i] && { handle: lock.refs[i] })}
              onMove={(view) => lock.onMove(i, view)}
              onPoint={asked?.slide === i ? (place) => lock.point(i, place) : null}
            >
              <p className="name">{pane.name}</p>
            </SlideViewer>
          </div>
        ))}
      </div>
    </Frame>
  );
}
