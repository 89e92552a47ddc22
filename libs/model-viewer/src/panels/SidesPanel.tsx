import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { homeView, seenFrom, sides } from '../model/view';
import type { ModelHandle } from '../ModelViewer';
import { texts } from '../texts';
import { Panel } from './Panel';

type Turned = Pick<ModelHandle, 'view' | 'show'>;

/** The six standard views. */
export function SidesPanel({ handle }: { handle: RefObject<Turned | null> }) {
  return (
    <Panel aria-label={texts.views}>
      <h2>{texts.views}</h2>
      {sides.map((side) => (
        <Button
          key={side}
          size="small"
          color="inherit"
          onClick={() => handle.current?.show(seenFrom(handle.current.view() ?? homeView, side))}
        >
          {texts.sides[side]}
        </Button>
      ))}
    </Panel>
  );
}
