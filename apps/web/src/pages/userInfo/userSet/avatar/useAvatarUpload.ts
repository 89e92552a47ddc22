import { useUploadAvatarMutation } from '@cheese/api-client/people/user';
import { useToast } from '@cheese/ui/toast/useToast';
import { useEffect, useRef, useState } from 'react';
import { useRefresh } from '../../useRefresh';
import type { Crop } from './crop';
import { cutOut } from './picture';
import { texts } from './texts';

interface Parts {
  name: string;
  picture: HTMLImageElement;
  onDone: () => void;
}

/**
 * Uploads the visible part of a picture. `share` is the uploaded fraction, null while nothing is
 * sent.
 */
export function useAvatarUpload({ name, picture, onDone }: Parts) {
  const [send] = useUploadAvatarMutation();
  const [share, setShare] = useState<number | null>(null);
  const underWay = useRef<{ abort: () => void }>(null);
  const refresh = useRefresh();
  const toast = useToast();
  useEffect(() => () => underWay.current?.abort(), []);

  const upload = async (crop: Crop) => {
    if (share !== null) return;
    setShare(0);
    const cut = await cutOut(picture, crop);
    if (!cut) {
      setShare(null);
      return toast.error(texts.unreadable);
    }
    const request = send({ file: new File([cut], name, { type: cut.type }), onProgress: setShare });
    underWay.current = request;
    const { error } = await request;
    underWay.current = null;
    setShare(null);
    if (error) return;
    toast.success(texts.saved);
    await refresh();
    onDone();
  };
  return { share, upload, cancel: () => underWay.current?.abort() };
}
