import { styled } from '@mui/material/styles';
import type { Pin } from '../model/part';
import { shownOf } from '../model/modelState';
import { PartPicture } from '../plain/PartPicture';
import type { PlainBodies } from '../plain/usePlainBodies';
import { texts } from '../texts';
import type { Model } from '../useModel';
import { PinPictures } from './PinPictures';

export const PlainList = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  inset: 0,
  padding: 16,
  overflow: 'auto',
  color: theme.palette.viewer.text,
  backgroundColor: theme.palette.viewer.ground,
  '& dl > div': { overflow: 'hidden' },
  '& dl canvas': { float: 'left', width: 120, height: 90, margin: '12px 12px 0 0' },
  '& dt': { marginTop: 12, fontWeight: 600 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

interface PlainPartsProps {
  model: Model;
  pins: readonly Pin[];
  bodies: PlainBodies;
}

const size = { width: 160, height: 120 };

/** Text version of a model for browsers without WebGL; hidden parts are left out. */
export function PlainParts({ model: { tree, state }, pins, bodies }: PlainPartsProps) {
  const isSeen = (ids: readonly string[]) => ids.length === 0 || shownOf(state, ids) !== 'none';
  const seen = tree.parts.filter(({ id }) => isSeen(tree.bodiesUnder(id)));
  const drawn = typeof bodies === 'string' ? null : bodies;
  return (
    <PlainList tabIndex={0} role="region" aria-label={texts.plain}>
      <p role="status">{bodies === 'waiting' ? texts.missingWaiting : texts.missing}</p>
      <dl>
        {seen.map(({ id, name, nameLatin, nameEn, text }) => (
          <div key={id}>
            {drawn && tree.bodiesUnder(id).length > 0 && (
              <PartPicture
                bodies={drawn}
                lit={tree.bodiesUnder(id)}
                size={size}
                side="front"
                alt=""
              />
            )}
            <dt>{name}</dt>
            <dd>{[nameLatin, nameEn].filter(Boolean).join(' · ')}</dd>
            {text && <dd>{text}</dd>}
          </div>
        ))}
      </dl>
      {pins.length > 0 && <h3>{texts.pins}</h3>}
      {pins.map((pin) => (
        <section key={pin.id} aria-label={texts.pin(pin.title)}>
          <strong>{pin.title}</strong>
          <p>{pin.text}</p>
          <PinPictures pin={pin} />
        </section>
      ))}
    </PlainList>
  );
}
