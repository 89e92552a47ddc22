import { useGenerateIdsMutation } from '@cheese/api-client/base/open';
import {
  useCancelScanMutation,
  useScanLoginQuery,
  useSubmitScanMutation,
} from '@cheese/api-client/people/scan';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isOpen, type ScanFace, scanFace } from './scanFace';
import type { Login } from './useLogin';

/** The server keeps a question open for as long as it has nothing to say; then it is asked again. */
const ASK_AGAIN_MS = 1000;

/** `asking`: the phone is polled; `entering`: it confirmed; `lost`: signing in then failed. */
type Stage = 'asking' | 'entering' | 'lost';

/** One code: asks for it, asks what becomes of it, and signs in with it. */
export function useScan(enterScanned: Login['enterScanned']) {
  const [stage, setStage] = useState<Stage>('asking');
  const { uuid, error } = useNewCode();
  const heard = usePhone(stage === 'asking' ? uuid : null);
  const face = faceOf(
    stage,
    scanFace({ uuid, answer: heard.answer, failure: error ?? heard.error }),
  );

  useEntering(face === 'confirmed' ? uuid : null, { enterScanned, setStage });
  useCancelling(uuid, face);
  return { uuid, face };
}

function faceOf(stage: Stage, asked: ScanFace): ScanFace {
  if (stage === 'asking') return asked;
  return stage === 'entering' ? 'confirmed' : 'failed';
}

/** Kept here: signing in empties the store of what was answered to a visitor. */
function useNewCode() {
  const [generate, { error }] = useGenerateIdsMutation();
  const [uuid, setUuid] = useState<string | null>(null);

  useEffect(() => {
    void generate({ cnt: 1 }).then(({ data }) => setUuid(data?.[0] ?? null));
  }, [generate]);
  return { uuid, error };
}

/** Asks what the phone says to a code, again and again while it may still say something. */
function usePhone(uuid: string | null) {
  const {
    data: answer,
    error,
    isFetching,
    refetch,
  } = useScanLoginQuery(uuid === null ? skipToken : { uuid });
  const isDue = isOpen(scanFace({ uuid, answer, failure: error })) && !isFetching;

  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(refetch, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isDue, refetch]);
  return { answer, error };
}

interface Entering {
  enterScanned: Login['enterScanned'];
  setStage: (stage: Stage) => void;
}

function useEntering(confirmed: string | null, { enterScanned, setStage }: Entering) {
  const [submit] = useSubmitScanMutation();
  const enter = useEffectEvent(async (uuid: string) => {
    setStage('entering');
    const isIn = await enterScanned(() => submit({ uuid }).unwrap());
    if (!isIn) setStage('lost');
  });
  useEffect(() => {
    if (confirmed !== null) void enter(confirmed);
  }, [confirmed]);
}

/** A code that is no longer shown must not sign anyone in, so cancel it. */
function useCancelling(uuid: string | null, face: ScanFace) {
  const [cancel] = useCancelScanMutation();
  const leave = useEffectEvent(() => {
    if (uuid !== null && isOpen(face)) void cancel({ uuid });
  });
  useEffect(() => () => leave(), []);
}
