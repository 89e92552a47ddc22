import { use, useEffect, useState } from 'react';
import { LoadPartContext } from '../parts/LoadPartContext';
import type { LoadPart } from '../parts/makeOrReload';

/** A code as one SVG path over `side` × `side` squares. */
export interface QrShape {
  side: number;
  path: string;
}

const drawQr = async (value: string, loadPart: LoadPart): Promise<QrShape> => {
  const { create } = await loadPart(() => import('qrcode'));
  const { size: side, data } = create(value, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (dark, index) =>
    dark ? `M${index % side} ${Math.floor(index / side)}h1v1h-1z` : '',
  );
  return { side, path: squares.join('') };
};

type Outcome = { value: string; shape: QrShape | null };

export const useQrShape = (value: string) => {
  const loadPart = use(LoadPartContext);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (value === '') return undefined;
    let wanted = true;
    const settle = (shape: QrShape | null) => wanted && setOutcome({ value, shape });
    drawQr(value, loadPart).then(settle, () => settle(null));
    return () => {
      wanted = false;
    };
  }, [value, tries, loadPart]);

  const settled = outcome?.value === value ? outcome : null;
  return {
    shape: settled?.shape ?? null,
    failed: settled !== null && settled.shape === null,
    retry: () => {
      setOutcome(null);
      setTries(tries + 1);
    },
  };
};
