import { type RefObject, use } from 'react';
import { useTask } from '../form/useTask';
import { LoadPartContext } from '../parts/LoadPartContext';
import { useToast } from '../toast/useToast';
import { texts } from './texts';

/** Saves the drawing as a PDF; the code for it loads on first use. */
export function useSavePdf(drawing: RefObject<SVGSVGElement | null>, title: string) {
  const load = use(LoadPartContext);
  const toast = useToast();
  const { isBusy, run } = useTask();

  const save = async () => {
    if (!drawing.current) return;
    try {
      const { savePdf } = await load(() => import('./savePdf'));
      await savePdf(drawing.current, title);
    } catch {
      toast.error(texts.pdfFailed);
    }
  };
  return { isBusy, save: () => void run(save) };
}
