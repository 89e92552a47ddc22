import { useMarkFindingMutation } from '@cheese/api-client/slides/slideFindingMarking';
import type { FindingToMark } from '@cheese/domain/contract/slides/slideFindingMarking';
import type { FindingMarks } from '@cheese/domain/contract/slides/shapes/slideFindingShapes';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import { useEffect, useState } from 'react';
import { localDraft } from '../../localDraft';
import { texts } from './texts';

export interface FieldMark {
  points: string;
  remark: string;
}
export interface MarkWork extends Pick<FindingMarks, 'places' | 'remark'> {
  fields: readonly FieldMark[];
}

const begun = ({ fields, marks }: FindingToMark): MarkWork => ({
  places: marks?.places ?? [],
  remark: marks?.remark ?? '',
  fields: fields.map((_, i) => ({
    points: String(marks?.fields[i]?.points ?? ''),
    remark: marks?.fields[i]?.remark ?? '',
  })),
});

/** A field without points has nothing to validate. */
export const isPoints = (typed: string, most: number) =>
  most === 0 || (/^\d{1,3}$/.test(typed.trim()) && Number(typed) <= most);

/** The draft of the marks, kept on this device until they are saved. */
export function useMarks(handed: FindingToMark, onDone: () => void) {
  const { id, version, fields } = handed;
  const [kept] = useState(() => localDraft<MarkWork>(`finding-marks:${id}:${version}`));
  const [first] = useState(() => ({ ...begun(handed), ...kept.get() }));
  const [work, setWork] = useState<MarkWork>(first);
  const [isTried, setTried] = useState(false);
  useEffect(() => {
    if (work !== first) kept.set(work);
  }, [kept, work, first]);
  const [mark] = useMarkFindingMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const save = (isDone: boolean) => {
    setTried(isDone);
    const wrong = fields.find(({ points }, i) => !isPoints(work.fields[i]?.points ?? '', points));
    if (isDone && wrong) return void toast.info(texts.wrongPoints(wrong.points));
    if (work.places.some(({ text }) => text.trim() === '')) return void toast.info(texts.noWords);
    const marks = {
      ...work,
      fields: fields.map(({ points }, i) => readMark(work.fields[i], points)),
    };
    const call = async () => {
      await mark({ id, version, isDone, marks }).unwrap();
      return leaving;
    };
    void run(call, isDone ? texts.saved : texts.givenBack).then((isSaved) => {
      if (!isSaved) return;
      kept.clear();
      onDone();
    });
  };
  return { work, setWork, isTried, isBusy, save };
}

/** A report returned for revision may have empty points; they count as 0. */
function readMark(said: FieldMark | undefined, most: number) {
  const typed = said?.points ?? '';
  const points = most > 0 && isPoints(typed, most) ? Number(typed) : 0;
  return { points, remark: said?.remark ?? '' };
}
