import type { FindingForm } from '@cheese/domain/contract/slides/slideFinding';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { Beside } from '../viewer/over';
import { FindingResult } from './FindingResult';
import { FindingWork } from './FindingWork';
import { texts } from './texts';

interface FindingDeskProps {
  form: FindingForm;
  beside: Beside;
  onBack: () => void;
}

export const dueText = (dueAt: number | null) =>
  dueAt === null ? texts.notDue : texts.due(chinaMinute(dueAt));

/** A form to fill in, or the submitted report. */
export function FindingDesk({ form, beside, onBack }: FindingDeskProps) {
  const { title, text, dueAt, own } = form;
  // Time of the submission that is being redone. A new submission has another time, so its result
  // is shown.
  const [redone, redo] = useState<number | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), [own?.state]);
  const isShown = own !== null && redone !== own.handedAt;
  return (
    <div className="stack">
      <Button size="small" startIcon={<ArrowBack />} onClick={onBack}>
        {texts.back}
      </Button>
      <h2 ref={head} tabIndex={-1}>
        {isShown ? own.title : title}
      </h2>
      <p className="aside">{dueText(dueAt)}</p>
      {text && <p className="text">{text}</p>}
      {isShown ? (
        <FindingResult form={form} own={own} beside={beside} onRedo={() => redo(own.handedAt)} />
      ) : (
        <FindingWork key={form.edition} form={form} beside={beside} onDone={() => redo(null)} />
      )}
    </div>
  );
}
