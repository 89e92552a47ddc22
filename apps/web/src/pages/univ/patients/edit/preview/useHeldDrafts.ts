import { useState } from 'react';
import {
  blankEnding,
  type Drafts,
  type Ending,
} from '../../../../../features/patient/bedside/drafts';

/** Drafts of a preview, kept in memory only. */
export function useHeldDrafts(): Drafts {
  const [words, setWords] = useState('');
  const [diagnosis, setDiagnosis] = useState('');
  const [list, setList] = useState<Drafts['list']['value']>(null);
  const [ending, setEnding] = useState<Ending>(blankEnding);
  const forget = {
    words: () => setWords(''),
    diagnosis: () => setDiagnosis(''),
    list: () => setList(null),
    ending: () => setEnding(blankEnding),
  };
  return {
    diagnosis: { value: diagnosis, change: setDiagnosis },
    words: { value: words, change: setWords, forget: forget.words },
    list: { value: list, change: (next) => setList([...next]), forget: forget.list },
    ending: { value: ending, change: setEnding, forget: forget.ending },
    forgetAll: () => Object.values(forget).forEach((one) => one()),
  };
}
