import { Section } from '@cheese/ui/frame/Section';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

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
  '& b.hint': { color: palette.text.secondary },
}));

interface Finding {
  kind: string;
  place: string;
  says: string;
  isHint?: boolean;
  go: () => void;
}

interface FindingsPartProps {
  findings: readonly Finding[];
  status: string;
  /** True if all checks have run. */
  isWhole: boolean;
  check: string;
  isBusy: boolean;
  /** Null if other faults have to be fixed first. */
  onCheck: (() => void) | null;
}

/** Faults that block publishing, each a link to its place. */
export function FindingsPart(props: FindingsPartProps) {
  const { findings, status, isWhole, check, isBusy, onCheck } = props;
  return (
    <Section
      title={texts.findings}
      action={
        <Button
          variant="outlined"
          aria-disabled={isBusy || onCheck === null}
          onClick={() => onCheck?.()}
        >
          {isBusy ? texts.checking : check}
        </Button>
      }
    >
      {findings.length === 0 ? (
        <Alert severity={isWhole ? 'success' : 'info'} role="status">
          {status}
        </Alert>
      ) : (
        <>
          <p role="status" style={{ margin: '0 0 8px' }}>
            {status}
          </p>
          <Lines>
            {findings.map(({ kind, place, says, isHint, go }, at) => (
              <li key={at}>
                <button type="button" onClick={go}>
                  <b className={isHint ? 'hint' : undefined}>{kind}</b>
                  {texts.told(place, says)}
                </button>
              </li>
            ))}
          </Lines>
        </>
      )}
    </Section>
  );
}
