import type { DrillPicture } from '@cheese/domain/contract/training/shapes/drillScene';
import { Chest, Trunk } from './CloseUp';
import { Figure } from './Figure';
import { Hazard } from './Hazard';
import { Setting } from './Setting';
import { lightOf } from './settings';
import { Thing } from './Thing';

const [WIDTH, HEIGHT] = [320, 180];

const placed = <T extends { x: number; y: number }>({ x, y, ...rest }: T) => ({
  ...rest,
  x: x * WIDTH,
  y: y * HEIGHT,
});

interface ScenePictureProps {
  picture: DrillPicture;
  words: string;
  /** True if the learner has to point at a place on the body, which needs a close-up. */
  isNear?: boolean;
}

/** Drawn from the description in the scene, so that authors need no pictures. */
export function ScenePicture({ picture, words, isNear = false }: ScenePictureProps) {
  const { place, light, people, props, hazards } = picture;
  const hasChest = props.some(({ what }) => what === 'chest');
  const isTrunk = isNear && !hasChest && props.length === 0 && people.length === 1;
  const over = lightOf[light];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" role="img" aria-label={words}>
      <Setting place={place} />
      {hasChest && <Chest />}
      {isTrunk && <Trunk />}
      {props
        .filter(({ what }) => what !== 'chest')
        .map((one, at) => (
          <Thing key={at} {...placed(one)} />
        ))}
      {!hasChest && !isTrunk && people.map((one, at) => <Figure key={at} {...placed(one)} />)}
      {hazards.map((one, at) => (
        <Hazard key={at} {...placed(one)} />
      ))}
      {over && !hasChest && !isTrunk && (
        <rect width={WIDTH} height={HEIGHT} fill={over.colour} opacity={over.opacity} />
      )}
    </svg>
  );
}
