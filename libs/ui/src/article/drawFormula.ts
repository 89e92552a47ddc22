import type { LoadPart } from '../parts/makeOrReload';

export interface WrittenFormula {
  tex: string;
  isBlock: boolean;
}

/** Renders MathML; the renderer loads with the first formula. */
export async function drawFormula({ tex, isBlock }: WrittenFormula, loadPart: LoadPart) {
  const { default: temml } = await loadPart(() => import('temml'));
  const drawn = document.createElement('span');
  temml.render(tex, drawn, { displayMode: isBlock, wrap: 'tex' });
  return drawn;
}
