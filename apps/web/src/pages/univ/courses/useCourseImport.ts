import {
  useBeginCourseImportMutation,
  useCancelCourseImportMutation,
  useFinishCourseImportMutation,
  useGoOnWithCourseImportMutation,
} from '@cheese/api-client/learning/courseFile';
import { uploadFile } from '@cheese/api-client/base';
import { whyBroken } from '@cheese/ui/uploads/whyBroken';
import { useEffect, useRef, useState } from 'react';
import { fingerprintOf } from '../../../features/media/fingerprint';

type Step =
  | { is: 'choosing'; fault: string | null }
  | { is: 'sending'; file: File; share: number }
  | { is: 'broken'; file: File; reason: string }
  | { is: 'arrived'; file: File; importId: number };

/**
 * Uploads a course file in parts and imports it; an interrupted upload resumes with the same file.
 */
export function useCourseImport() {
  const [step, go] = useState<Step>({ is: 'choosing', fault: null });
  const [begin] = useBeginCourseImportMutation();
  const [goOn] = useGoOnWithCourseImportMutation();
  const [finish] = useFinishCourseImportMutation();
  const [cancel] = useCancelCourseImportMutation();
  const stop = useRef<AbortController | null>(null);
  const known = useRef<number | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function send(file: File) {
    const controller = new AbortController();
    stop.current = controller;
    const { signal } = controller;
    go({ is: 'sending', file, share: 0 });
    try {
      const fingerprint = await fingerprintOf(file);
      const first = await begin({ name: file.name, bytes: file.size, fingerprint }).unwrap();
      const importId = first.import.id;
      known.current = importId;
      let given: typeof first | null = first;
      const permit = async () => {
        const permission = given ?? (await goOn({ importId }).unwrap());
        given = null;
        return { ...permission, uploadId: String(importId) };
      };
      const onProgress = (share: number) => go({ is: 'sending', file, share });
      // Aborting keeps the upload on the server for a resume; only an explicit cancel deletes it.
      await uploadFile(file, { permit, cancel: async () => undefined, onProgress, signal });
      await finish({ importId }).unwrap();
      if (!signal.aborted) go({ is: 'arrived', file, importId });
    } catch (error) {
      if (signal.aborted) return;
      const { reason, isFinal } = whyBroken(error);
      go(isFinal ? { is: 'choosing', fault: reason } : { is: 'broken', file, reason });
    }
  }

  function giveUp() {
    stop.current?.abort();
    if (known.current !== null) void cancel({ importId: known.current });
    known.current = null;
    go({ is: 'choosing', fault: null });
  }
  const refuse = (fault: string) => go({ is: 'choosing', fault });
  return { step, send: (file: File) => void send(file), refuse, giveUp };
}
