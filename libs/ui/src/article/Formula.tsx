import { styled } from '@mui/material/styles';
import { use, useEffect, useRef } from 'react';
import { LoadPartContext } from '../parts/LoadPartContext';
import { drawFormula } from './drawFormula';

const Place = styled('span')({
  // Still too wide after wrapping: it scrolls by touch and by keyboard.
  '&[tabindex]': {
    display: 'inline-block',
    maxWidth: '100%',
    padding: '4px 0',
    overflowX: 'auto',
    verticalAlign: 'middle',
  },
  '&.block': { display: 'block', margin: '8px 0', overflowX: 'auto', textAlign: 'center' },
});

interface FormulaProps {
  tex: string;
  isBlock: boolean;
}

/** Rendered as MathML; the renderer loads with the first formula, and until then the source is shown. */
export function Formula({ tex, isBlock }: FormulaProps) {
  const loadPart = use(LoadPartContext);
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const drawn = await drawFormula({ tex, isBlock }, loadPart);
      if (isWanted && place.current) put(drawn, place.current);
    };
    // If the renderer does not load or the formula is invalid, the source stays.
    draw().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [tex, isBlock, loadPart]);

  return (
    // The key forces a new element, because React does not manage the rendered content.
    <Place key={tex} ref={place} className={isBlock ? 'block' : ''}>
      {tex}
    </Place>
  );
}

function put(drawn: HTMLElement, place: HTMLElement) {
  place.replaceChildren(drawn);
  let box = place.parentElement;
  // Inline elements have no client width, so take the nearest ancestor that has one.
  while (box && box.clientWidth === 0) box = box.parentElement;
  if (box && drawn.offsetWidth > box.clientWidth) place.tabIndex = 0;
}
