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

/** Pause between two polls; the server holds each request open until there is news. */
const ASK_AGAIN_MS = 1000;

/** `asking`: the phone is polled; `entering`: it confirmed; `lost`: signing in then failed. */
type Stage = 'asking' | 'entering' | 'lost';

/** Requests a code, polls its state, and signs in once it is confirmed. */
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

/** Kept in this component, because signing in clears the visitor's cache. */
function useNewCode() {
  const [generate, { error }] = useGenerateIdsMutation();
  const [uuid, setUuid] = useState<string | null>(null);

  useEffect(() => {
    void generate({ cnt: 1 }).then(({ data }) => setUuid(data?.[0] ?? null));
  }, [generate]);
  return { uuid, error };
}

/** Polls the state of a code while the phone can still change it. */
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

/** Cancels a code that is no longer shown: it must not sign anyone in. */
function useCancelling(uuid: string | null, face: ScanFace) {
  const [cancel] = useCancelScanMutation();
  const leave = useEffectEvent(() => {
    if (uuid !== null && isOpen(face)) void cancel({ uuid });
  });
  useEffect(() => () => leave(), []);
}
