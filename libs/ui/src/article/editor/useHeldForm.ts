import { useEffect, useEffectEvent } from 'react';
import type { Upload } from './useUploads';

/** Blocks the submit while a picture is uploading, or it would be missing. */
export function useHeldForm(
  sheet: HTMLElement | null,
  uploads: readonly Upload[],
  say: (words: string) => void,
) {
  const isHeld = uploads.some(({ share }) => share !== null);
  const onHeld = useEffectEvent(() => say('图片还在上传，传完后再保存'));
  useEffect(() => {
    const form = sheet?.closest('form');
    if (!form || !isHeld) return undefined;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      onHeld();
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => {
      form.removeEventListener('submit', hold, { capture: true });
    };
  }, [sheet, isHeld]);
}
