import type { Prepared } from '@cheese/patients/engine/prepare';
import { layOutStates, type PlacedState } from '@cheese/patients/graph/states';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { NumberBox } from '../../making/fields/NumberBox';
import { Graph } from '../../making/graph/Graph';
import { texts } from './texts';

interface StatesGraphProps {
  ready: Prepared;
  /** Opens the form in which events are edited. */
  onOpen: () => void;
  onTry: (state: string, minute: number) => void;
}

const nameOf = ({ title, kind, when, isLost }: PlacedState) =>
  texts.nodeNamed([
    ...(kind === 'arrival' ? [] : [texts.node[kind]]),
    title || texts.untitled,
    ...(when.length > 0 ? [texts.comesWhen(when)] : []),
    ...(isLost ? [texts.lost] : []),
  ]);

const classOf = ({ kind, isLost }: PlacedState) =>
  [kind === 'death' && 'end', kind === 'arrival' && 'start', isLost && 'lost']
    .filter(Boolean)
    .join(' ');

/** Possible states of a patient; a preview can start from any of them. */
export function StatesGraph({ ready, onOpen, onTry }: StatesGraphProps) {
  const layout = useMemo(() => layOutStates(ready), [ready]);
  const [said, choose] = useState<string>('arrival');
  const [minute, setMinute] = useState(0);
  const chosen = layout.nodes.find(({ id }) => id === said) ?? layout.nodes[0];
  const open = (id: string) => {
    choose(id);
    const event = ready.of.events.find((one) => `event:${one.id}` === id);
    setMinute(event?.when.from ?? 0);
    if (event) onOpen();
  };
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {texts.statesHint}
      </Typography>
      <Graph
        {...layout}
        nameOf={nameOf}
        classOf={classOf}
        label={texts.states}
        chosen={chosen?.id ?? null}
        titleOf={({ title }) => title || texts.untitled}
        onChoose={choose}
        onOpen={open}
      />
      {chosen && (
        <Box sx={{ mt: 2 }}>
          <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>{nameOf(chosen)}</Typography>
          {chosen.kind !== 'death' && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
              <NumberBox
                label={texts.minute}
                value={minute}
                unit={texts.minutesUnit}
                onChange={(now) =>
                  setMinute(Math.min(ready.of.minutes - 1, Math.max(0, Math.round(now))))
                }
              />
              <Button variant="outlined" sx={{ mb: 2 }} onClick={() => onTry(chosen.id, minute)}>
                {texts.tryHere}
              </Button>
            </Box>
          )}
        </Box>
      )}
    </>
  );
}
