import { styled } from '@mui/material/styles';
import { PartPicture } from '../plain/PartPicture';
import type { PlainBodies } from '../plain/usePlainBodies';
import { texts } from '../texts';
import type { Model } from '../useModel';
import { PlainList } from './PlainParts';

const Pictures = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: 8,
  '& canvas': { display: 'block', width: '100%', height: 'auto' },
  '&.large': { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' },
  '& figure': { margin: 0 },
  '& figcaption, & button': { ...theme.typography.caption, color: 'inherit' },
  '& button': {
    padding: 4,
    background: 'none',
    border: `2px solid ${theme.palette.viewer.panel}`,
    borderRadius: 8,
    cursor: 'pointer',
    '&[aria-pressed=true]': { borderColor: theme.palette.accent.main },
  },
}));

const small = { width: 240, height: 180 };
const large = { width: 480, height: 360 };
const sides = ['front', 'left', 'back'] as const;

interface QuietPartsProps {
  model: Model;
  bodies: PlainBodies;
  /** One of them is to be pointed at. */
  isAiming: boolean;
}

/** For browsers without WebGL: pictures of the parts without their names. */
export function QuietParts({ model: { tree, chosen, choose }, bodies, isAiming }: QuietPartsProps) {
  if (typeof bodies === 'string') {
    const said = bodies === 'waiting' ? texts.loading : texts.missingQuiet;
    return (
      <PlainList>
        <p role="status">{said}</p>
      </PlainList>
    );
  }
  if (!isAiming) {
    const lit = chosen === null ? [] : tree.bodiesUnder(chosen);
    return (
      <PlainList tabIndex={0} role="region" aria-label={texts.plainPictures}>
        <Pictures className="large">
          {sides.map((side) => (
            <figure key={side}>
              <PartPicture
                bodies={bodies}
                lit={lit}
                side={side}
                size={large}
                alt={texts.seenFrom(texts.sides[side])}
              />
              <figcaption>{texts.sides[side]}</figcaption>
            </figure>
          ))}
        </Pictures>
      </PlainList>
    );
  }
  return (
    <PlainList tabIndex={0} role="region" aria-label={texts.plainPictures}>
      <Pictures role="group" aria-label={texts.plainPictures}>
        {tree.bodies
          .filter((id) => bodies.byId.has(id))
          .map((id, at) => (
            <button
              key={id}
              type="button"
              aria-label={texts.pictureNumber(at + 1)}
              aria-pressed={id === chosen}
              onClick={() => choose(id)}
            >
              <PartPicture bodies={bodies} lit={[id]} side="front" size={small} alt="" />
              {at + 1}
            </button>
          ))}
      </Pictures>
    </PlainList>
  );
}
