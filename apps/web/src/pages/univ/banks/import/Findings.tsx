import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { ImportedQuestion } from '@cheese/domain/contract/exam/shapes/importedQuestion';
import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

export function Findings({ one }: { one: ImportedQuestion }) {
  const { where, chapter, draft, faults, lost, sameAs, knownId, choice } = one;
  const isTwice = sameAs !== null || knownId !== null;
  return (
    <>
      {choice === 'leave' && <Chip size="small" label={texts.left} />}
      {faults.length > 0 && <Chip size="small" color="error" label={texts.faulty} />}
      {isTwice && <Chip size="small" color="warning" label={texts.duplicate} />}
      <Typography variant="caption" sx={{ alignSelf: 'center' }}>
        {[
          where,
          ...(chapter.length > 0 ? [texts.chapter(chapter)] : []),
          ...(draft.group ? [texts.group(draft.group)] : []),
        ].join(' · ')}
      </Typography>
      {[
        ...faults.map(({ field, message }) => ({
          severity: 'error' as const,
          words: `${texts.fieldOf(field)}：${message}`,
        })),
        ...(sameAs === null ? [] : [warning(texts.sameAs(sameAs + 1))]),
        ...(knownId === null ? [] : [warning(texts.known)]),
        ...(draft.type === questionTypeCodes.shortAnswer && draft.key.length === 0
          ? [warning(texts.openKey)]
          : []),
        ...lost.map((what) => warning(texts.lost(what))),
      ].map(({ severity, words }) => (
        <Alert key={words} severity={severity} sx={{ width: '100%', py: 0 }}>
          {words}
        </Alert>
      ))}
    </>
  );
}

const warning = (words: string) => ({ severity: 'warning' as const, words });
