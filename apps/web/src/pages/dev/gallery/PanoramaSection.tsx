import { Panorama } from '@cheese/panorama/Panorama';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { meridians } from './meridians';
import { Section } from './Section';
import { Specimen } from './Specimen';

const start = { yaw: 0, pitch: 0, fov: 75 };
const poles = [
  { title: '正前方', yaw: 0, pitch: 0 },
  { title: '右侧', yaw: 60, pitch: 10 },
];

function Stage({ picture }: { picture: string }) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Box
      ref={frame}
      sx={{ display: 'flex', height: 320, color: 'viewer.text', bgcolor: 'viewer.ground' }}
    >
      <Panorama
        name="经纬网"
        picture={picture}
        start={start}
        frame={frame}
        over={(placeOf) =>
          poles.map(({ title, ...direction }) => {
            const place = placeOf(direction);
            return (
              place && (
                <span key={title} style={{ position: 'absolute', left: place.x, top: place.y }}>
                  {title}
                </span>
              )
            );
          })
        }
        instead={() => <p>没有可以显示的全景</p>}
      />
    </Box>
  );
}

/** The panorama viewer with a test picture whose lines show the direction of view. */
export function PanoramaSection() {
  return (
    <Section
      id="panorama"
      title="全景"
      lead="可拖动、触摸、用滚轮和按键转动；标注按方向落在画面上。"
    >
      <Specimen name="Panorama" note="图片来自经纬网" bare>
        <Stage picture={meridians()} />
      </Specimen>
      <Specimen name="Panorama" note="图片无法加载" bare>
        <Stage picture="/storage/none.webp" />
      </Specimen>
    </Section>
  );
}
