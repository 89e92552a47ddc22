import { patientSayings } from '@cheese/domain/codes/training/patient';
import type { PatientStep } from '@cheese/domain/contract/training/shapes/patientSight';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { texts } from './texts';

const Log = styled('div')(({ theme: { palette } }) => ({
  display: 'grid',
  gap: 8,
  maxHeight: 360,
  marginBottom: 16,
  padding: 12,
  overflowY: 'auto',
  backgroundColor: palette.ground,
  borderRadius: 8,
  '& p': { maxWidth: '85%', width: 'fit-content', margin: 0, padding: '8px 12px', borderRadius: 8 },
  '& .you': { marginLeft: 'auto', backgroundColor: palette.accent.wash },
  '& .said': { backgroundColor: palette.surface, border: `1px solid ${palette.hairline}` },
  '& .event': { border: `1px solid ${palette.warning.main}` },
}));

interface TalkProps {
  steps: readonly PatientStep[];
  speaker: string;
}

/** The conversation; scrolls to the newest line and announces it. */
export function Talk({ steps, speaker }: TalkProps) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [steps.length]);
  return (
    <Log ref={log} role="log" aria-label={texts.talk} tabIndex={0}>
      {steps.length === 0 && <span>{texts.noTalk}</span>}
      {steps.map(({ number, text, says }) => [
        <p key={number} className="you">
          {texts.you}：{text.replace(/^问：/, '')}
        </p>,
        ...says.map((one, at) => (
          <p key={`${number} ${at}`} className={one.by === 'event' ? 'said event' : 'said'}>
            {one.by === 'patient' ? speaker : patientSayings[one.by]}：{one.text}
          </p>
        )),
      ])}
    </Log>
  );
}
