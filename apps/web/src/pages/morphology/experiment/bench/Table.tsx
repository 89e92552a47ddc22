import type { ExperimentRun } from '@cheese/domain/contract/training/experiment';
import type { ExperimentAction } from '@cheese/domain/contract/training/shapes/experimentBench';
import { clockText } from '@cheese/domain/rules/time/clockText';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { AmountField } from './AmountField';
import { Places } from './Places';
import { Said } from './Said';
import { texts } from './texts';
import { Tray } from './Tray';

interface TableProps {
  run: ExperimentRun;
  kind: string;
  isBusy: boolean;
  act: (action: ExperimentAction) => Promise<unknown>;
}

/**
 * The learner takes an instrument and applies it to a place; the drawing and the text below show
 * the result.
 */
export function Table({ run, kind, isBusy, act }: TableProps) {
  const { instruments, places, trace, clock } = run.bench;
  const [heldId, hold] = useState<string | null>(null);
  const [amounts, setAmounts] = useState<Readonly<Record<string, number>>>({});
  const held = instruments.find(({ id }) => id === heldId) ?? null;
  const range = held?.amount ?? null;
  const amount = range && held ? (amounts[held.id] ?? range.usual) : null;
  const put = (place: string) => {
    if (!held) return;
    const used = { kind: 'use', instrument: held.id, place } as const;
    void act(amount === null ? used : { ...used, amount });
  };
  return (
    <>
      <section aria-label={texts.table}>
        <div className="head">
          <h2>{texts.table}</h2>
          <span>
            {texts.clock} {clockText(clock)}
          </span>
        </div>
        <Places kind={kind} places={places} trace={trace} held={held} put={put} clock={clock} />
        <p className="hint">{held ? texts.chosen(held.name, held.hint) : texts.choose}</p>
        <Said says={run.steps.at(-1)?.says ?? []} />
        <div role="group" aria-label={texts.wait}>
          {texts.wait}
          {texts.waits.map(([seconds, label]) => (
            <Button
              key={seconds}
              color="inherit"
              aria-disabled={isBusy}
              onClick={() => void act({ kind: 'wait', seconds })}
            >
              {label}
            </Button>
          ))}
        </div>
      </section>
      <section className="tray" aria-label={texts.tray}>
        <h2>{texts.tray}</h2>
        <Tray instruments={instruments} heldId={heldId} hold={hold} />
        {held && range && amount !== null && (
          <AmountField
            range={range}
            amount={amount}
            change={(value) => setAmounts({ ...amounts, [held.id]: value })}
          />
        )}
      </section>
    </>
  );
}
