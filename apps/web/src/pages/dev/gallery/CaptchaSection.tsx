import type { CaptchaOptions } from '@cheese/slider-captcha/captchaOptions';
import { drawnPuzzles } from '@cheese/slider-captcha/drawnPuzzles';
import { fits } from '@cheese/slider-captcha/puzzle';
import { useSliderCaptcha } from '@cheese/slider-captcha/useSliderCaptcha';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Plate } from './Plate';
import { Section } from './Section';
import { Specimen } from './Specimen';

const judging = 1200;
const fail = () => Promise.reject(new Error('示例：网络连接失败'));

/** A fake server: it keeps the position of the gap, and answers with a delay. */
function judgedElsewhere(): CaptchaOptions {
  const draw = drawnPuzzles(() => Math.random());
  let gap = { x: 0, y: 0 };
  return {
    loadPuzzle: async () => {
      const puzzle = await draw();
      gap = puzzle.gap;
      return puzzle;
    },
    onVerify: ({ offset }) =>
      new Promise((resolve) => setTimeout(() => resolve(fits(gap, offset)), judging)),
  };
}

const samples: { note: string; options?: CaptchaOptions }[] = [
  { note: '浏览器内判定' },
  { note: '服务端判定', options: judgedElsewhere() },
  { note: '图片加载失败', options: { loadPuzzle: fail } },
  { note: '判定时网络失败', options: { onVerify: fail } },
];

function Captcha({ options = {} }: { options?: CaptchaOptions | undefined }) {
  const [outcome, setOutcome] = useState('尚未验证');
  const captcha = useSliderCaptcha(options);
  const start = async () => setOutcome((await captcha.verify()) ? '已通过' : '已放弃');

  return (
    <>
      <Button variant="contained" onClick={() => void start()}>
        开始验证
      </Button>
      <Typography component="output" sx={{ ml: 2, color: 'text.third' }}>
        {outcome}
      </Typography>
      {captcha.dialog}
    </>
  );
}

export function CaptchaSection() {
  return (
    <Section
      id="captcha"
      title="安全验证"
      lead="可拖动滑块或拼图块，也可用方向键移动、回车确认；二十张图片在打开时逐张加载。"
    >
      <Plate>
        {samples.map(({ note, options }) => (
          <Specimen key={note} name="useSliderCaptcha()" note={note}>
            <Captcha options={options} />
          </Specimen>
        ))}
      </Plate>
    </Section>
  );
}
