import { type FaultKind, faultKinds } from '@cheese/drills/check/fault';
import type { Drill } from '@cheese/drills/graph/drill';
import { Section } from '@cheese/ui/frame/Section';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { placeOf, placesOf } from './change';
import { texts } from './texts';
import type { Findings } from './useFindings';

const Lines = styled('ul')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gap: 4,
  maxHeight: 320,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  '& button': {
    ...typography.body2,
    display: 'block',
    width: '100%',
    padding: '6px 8px',
    color: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    background: 'none',
    border: `1px solid ${palette.hairline}`,
    borderRadius: 4,
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.brandWash },
  },
  '& b': { marginInlineEnd: 8, color: palette.error.main },
}));

interface FindingsPartProps {
  drill: Drill;
  findings: Findings;
  onGo: (place: string | null) => void;
}

const wordsFor = (kind: string) => (kind in faultKinds ? faultKinds[kind as FaultKind] : kind);

/** What keeps learners from it, each a way to where it stands. */
export function FindingsPart({ drill, findings, onGo }: FindingsPartProps) {
  const { faults, isWalked, mayWalk, isBusy, walk } = findings;
  const nameOf = (place: string | null, where: string) => {
    const name = placesOf(drill).find(({ id }) => id === place)?.title || place || texts.ofDrill;
    const [, way] = where.split('.');
    return way === undefined ? name : texts.wayIn(name, way);
  };
  return (
    <Section
      title={texts.findings}
      action={
        <Button
          variant="outlined"
          aria-disabled={isBusy || !mayWalk}
          onClick={() => mayWalk && void walk()}
        >
          {isBusy ? texts.checking : texts.check}
        </Button>
      }
    >
      {faults.length === 0 ? (
        <Alert severity={isWalked ? 'success' : 'info'} role="status">
          {isWalked ? texts.checkedAll : texts.notWalked}
        </Alert>
      ) : (
        <>
          <p role="status" style={{ margin: '0 0 8px' }}>
            {mayWalk ? texts.faultCount(faults.length) : texts.faultsFirst(faults.length)}
          </p>
          <Lines>
            {faults.map(({ kind, where, says }, at) => {
              const place = placeOf(drill, where);
              return (
                <li key={at}>
                  <button type="button" onClick={() => onGo(place)}>
                    <b>{wordsFor(kind)}</b>
                    {texts.told(nameOf(place, where), says)}
                  </button>
                </li>
              );
            })}
          </Lines>
        </>
      )}
    </Section>
  );
}
