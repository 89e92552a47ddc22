import {
  pictureSeen,
  pictureWords,
  type ScenePicture as Words,
} from '@cheese/drills/graph/picture';
import type { SceneAsking } from '@cheese/drills/graph/scene';
import { styled } from '@mui/material/styles';
import { ScenePicture } from '../../../../../features/drill/picture/ScenePicture';

const Frame = styled('div')(({ theme: { palette } }) => ({
  position: 'relative',
  maxWidth: 400,
  marginBottom: 16,
  '& svg': { display: 'block' },
  '& svg.areas': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& polygon': { fill: palette.error.main, fillOpacity: 0.2, stroke: palette.error.main },
  '& polygon.right': { fill: palette.success.main, stroke: palette.success.main },
  '& text': { fontSize: 12, fontWeight: 600, textAnchor: 'middle' },
}));

/** Size in which pictures of scenes are drawn. */
const [WIDTH, HEIGHT] = [320, 180];

interface AreaPictureProps {
  picture: Words;
  asking: Extract<SceneAsking, { kind: 'point' }>;
}

/** The picture of a scene with its clickable areas, which learners do not see. */
export const AreaPicture = ({ picture, asking: { areas, right } }: AreaPictureProps) => (
  <Frame>
    <ScenePicture isNear picture={pictureSeen(picture)} words={pictureWords(picture)} />
    <svg className="areas" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {areas.map(({ id, corners }) => {
        const points = corners.map(([x, y]) => [x * WIDTH, y * HEIGHT] as const);
        const [x, y] = points[0] ?? [0, 0];
        return (
          <g key={id}>
            <polygon
              className={right.includes(id) ? 'right' : undefined}
              points={points.map((point) => point.join()).join(' ')}
            />
            <text x={x + 10} y={y + 14}>
              {id.toUpperCase()}
            </text>
          </g>
        );
      })}
    </svg>
  </Frame>
);
