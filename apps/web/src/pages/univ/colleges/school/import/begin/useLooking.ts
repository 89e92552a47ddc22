import { fileLimits } from '@cheese/domain/codes/base/fileLimits';
import type { Upload } from '@cheese/domain/contract/call';
import { failureKind, failureTexts, readFailure } from '@cheese/ui/feedback/failure';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../../../paths';
import { texts } from '../texts';

interface Running {
  unwrap(): Promise<{ importId: number }>;
  abort(): void;
}

interface Sending {
  fileName: string;
  share: number;
}

/** Sends a file or a selection, and opens its preview. */
export function useLooking() {
  const [sending, setSending] = useState<Sending | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const running = useRef<Running | null>(null);
  const navigate = useNavigate();

  const look = async (begin: () => Running) => {
    if (isBusy) return;
    setFault(null);
    setBusy(true);
    running.current = begin();
    try {
      const { importId } = await running.current.unwrap();
      await navigate(paths.univ.schoolImport({ importId }));
    } catch (error) {
      const failure = readFailure(error);
      setFault(failure.message || failureTexts[failureKind(failure)]);
    }
    setBusy(false);
    setSending(null);
  };

  const send = (file: File, begin: (upload: Upload) => Running) => {
    if (file.size > fileLimits.importList) return setFault(texts.tooLarge);
    const onProgress = (share: number) => setSending({ fileName: file.name, share });
    onProgress(0);
    return void look(() => begin({ file, onProgress }));
  };
  return { sending, isBusy, fault, look, send, stop: () => running.current?.abort() };
}

export type Looking = ReturnType<typeof useLooking>;
