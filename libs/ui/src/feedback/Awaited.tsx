import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** CSS keeps the time, so that a quick answer shows no skeleton and no timer has to be stopped. */
const Place = styled('div')({ animation: `${appear} 150ms 120ms ease-out both` });

/** Shows a skeleton while content loads. */
export function Awaited({ children }: { children: ReactNode }) {
  return (
    <Place aria-busy data-awaited>
      <VisuallyHidden>加载中</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </Place>
  );
}
