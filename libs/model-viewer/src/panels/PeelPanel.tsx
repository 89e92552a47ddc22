import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { peeledOf, peeledTo } from '../model/layers';
import type { Layer } from '../model/part';
import { texts } from '../texts';
import type { Model } from '../useModel';
import { Panel } from './Panel';

const Peel = styled(Panel)(({ theme }) => ({
  '& ol': { margin: '4px 0 0', padding: 0, listStyle: 'none' },
  '& li button': {
    justifyContent: 'flex-start',
    width: '100%',
    minHeight: 32,
    padding: '2px 8px',
    textAlign: 'left',
    color: 'inherit',
    fontWeight: 400,
  },
  '& li.off button': { textDecoration: 'line-through', opacity: 0.75 },
  '& [aria-current] button': {
    fontWeight: 600,
    boxShadow: `inset 2px 0 ${theme.palette.accent.main}`,
  },
}));

/** Removes layers from outside to inside, and restores them. */
export function PeelPanel({ model, layers }: { model: Model; layers: readonly Layer[] }) {
  const { tree, state, change } = model;
  const peeled = peeledOf(state, tree);
  const outermost = layers[peeled];
  if (!outermost) return null;
  const peel = (count: number) => change((was) => peeledTo(was, tree, count), 'layers');
  return (
    <Peel aria-label={texts.peel}>
      <h2>{texts.peel}</h2>
      {layers.length > 1 && (
        <>
          <Slider
            size="small"
            marks
            value={peeled}
            step={1}
            min={0}
            max={layers.length - 1}
            aria-label={texts.peelTo}
            getAriaValueText={(at) => texts.outermost(layers[at]?.name ?? '', at)}
            onChange={(_, next) => peel(Number(next))}
          />
          <ol>
            {layers.map(({ name }, at) => (
              <li
                key={name}
                className={at < peeled ? 'off' : ''}
                aria-current={at === peeled ? 'step' : undefined}
              >
                <Button size="small" onClick={() => peel(at)}>
                  {name}
                </Button>
              </li>
            ))}
          </ol>
        </>
      )}
      <p role="status">{outermost.text}</p>
    </Peel>
  );
}
