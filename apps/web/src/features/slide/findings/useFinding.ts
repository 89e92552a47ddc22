import type { FindingForm } from '@cheese/domain/contract/slides/slideFinding';
import { MOST_PLACES } from '@cheese/domain/rules/slides/finding/limits';
import type { Spot } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import { useToast } from '@cheese/ui/toast/useToast';
import { useEffect, useState } from 'react';
import { keptFinding } from './keptFinding';
import { texts } from './texts';
import { useHandIn } from './useHandIn';
import { begun, faultOf, type FieldWork } from './work';

/** The draft of a report, kept on this device until it is submitted. */
export function useFinding(form: FindingForm, onDone: () => void) {
  const [kept] = useState(() => keptFinding(form));
  const [first] = useState(() => begun(form.fields, kept.get()));
  const [works, setWorks] = useState<readonly FieldWork[]>(first);
  const [isTried, setTried] = useState(false);
  useEffect(() => {
    if (works !== first) kept.set(works);
  }, [kept, works, first]);
  const toast = useToast();
  const handing = useHandIn(form, works, () => {
    kept.clear();
    onDone();
  });
  const change = (at: number, work: FieldWork) => {
    handing.giveUp();
    setWorks((now) => now.map((one, i) => (i === at ? work : one)));
  };
  const addPlace = (at: number, spot: Spot) => {
    const work = works[at];
    if (!work) return;
    if (work.places.length >= MOST_PLACES) return void toast.info(texts.mostPlaces);
    change(at, { ...work, places: [...work.places, { points: [spot], note: '' }] });
  };
  const found = form.fields.map((field, i) => {
    const work = works[i];
    return work ? faultOf(field, work) : null;
  });
  const submit = () => {
    setTried(true);
    const fault = found.find((one) => one !== null);
    if (fault) return void toast.info(fault);
    handing.submit();
  };
  // Faults are shown only after the first attempt to submit.
  const faults = found.map((fault) => (isTried ? fault : null));
  const { isBusy, isWaiting } = handing;
  return { works, faults, change, addPlace, submit, isBusy, isWaiting };
}
