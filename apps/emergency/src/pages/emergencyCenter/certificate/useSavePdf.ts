import { useToast } from '@cheese/ui/toast/useToast';
import type { RefObject } from 'react';
import { useOnce } from '../../../features/once/useOnce';
import { orReload } from '../../../loading/orReload';
import { texts } from './texts';

/** Makes a PDF of the drawing. What it takes loads when it is first asked for. */
export function useSavePdf(drawing: RefObject<SVGSVGElement | null>, title: string) {
  const toast = useToast();
  const { isBusy, run: save } = useOnce(async () => {
    if (!drawing.current) return;
    try {
      const { savePdf } = await orReload(() => import('../../../features/certificate/savePdf'));
      await savePdf(drawing.current, title);
    } catch {
      toast.error(texts.pdfFailed);
    }
  });
  return { isBusy, save };
}
