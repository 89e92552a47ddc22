import type {
  ImportPreview,
  ImportProgress,
} from '@cheese/domain/contract/emergency/shapes/importShapes';
import type { Upload } from '@cheese/domain/contract/call';
import { fileLimits } from '@cheese/domain/codes/base/fileLimits';
import type { ImportVerdict } from '@cheese/domain/codes/base/imports';
import { suffixOf } from '@cheese/domain/rules/site/uploadSuffix';
import { countedMessages } from '@cheese/domain/texts/countedMessages';
import { useRef, useState } from 'react';
import { failureKind, failureTexts, readFailure } from '../feedback/failure';
import { type Step, stepOfFailure, stepOfResult } from './importSteps';

export interface Running<T> {
  unwrap(): Promise<T>;
  abort(): void;
}

/** The calls of one kind of import, as the page's hooks hand them over. */
export interface ImportCalls {
  preview(upload: Upload): Running<ImportPreview>;
  confirm(asked: { importId: number; takesSimilar?: true }): Promise<ImportProgress>;
  cancel(importId: number): void;
}

export interface RowsAsked {
  page: number;
  verdict?: ImportVerdict;
}

const fileFault = ({ name, size }: File): string | null => {
  if (suffixOf(name) !== 'xlsx') return countedMessages.suffixRefused(['xlsx']);
  return size > fileLimits.importList ? countedMessages.fileTooLarge(fileLimits.importList) : null;
};

/** Leads from the file over its preview to what is saved; nothing is before it was confirmed. */
export function useImportFlow(calls: ImportCalls) {
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [rowsAsked, askRows] = useState<RowsAsked>({ page: 1 });
  const [takesSimilar, takeSimilar] = useState(false);
  const running = useRef<Running<ImportPreview> | null>(null);

  const check = async (file: File) => {
    const fault = fileFault(file);
    if (fault) return setStep({ name: 'choose', fault });
    const going = (share: number) => setStep({ name: 'checking', fileName: file.name, share });
    going(0);
    running.current = calls.preview({ file, onProgress: going });
    try {
      const preview = await running.current.unwrap();
      askRows({ page: 1 });
      takeSimilar(false);
      setStep({ name: 'preview', preview });
    } catch (error) {
      const failure = readFailure(error);
      setStep({ name: 'choose', fault: failure.message || failureTexts[failureKind(failure)] });
    }
  };

  const confirm = async (preview: ImportPreview) => {
    setStep({ name: 'saving', preview });
    const next = await calls
      .confirm({ importId: preview.importId, ...(takesSimilar && { takesSimilar }) })
      .then(
        (result) => stepOfResult(result, preview, Date.now()),
        (failure: unknown) => stepOfFailure(failure, preview, Date.now()),
      );
    // Its state may have told the end before.
    setStep((now) => (now.name === 'saving' ? next : now));
  };

  /** Forgets what was looked at; the server needs to keep it no longer. */
  const leave = () => {
    running.current?.abort();
    if (step.name === 'preview') calls.cancel(step.preview.importId);
    setStep({ name: 'choose' });
  };
  return {
    step,
    goTo: setStep,
    rowsAsked,
    askRows,
    takesSimilar,
    takeSimilar,
    check,
    confirm,
    leave,
  };
}

export type ImportFlow = ReturnType<typeof useImportFlow>;
