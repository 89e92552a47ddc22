import type { PathologyCase } from '@cheese/domain/contract/slides/slidePanel';
import { styled } from '@mui/material/styles';
import { Sections } from './Sections';
import { texts } from './texts';

const Case = styled('article')(({ theme }) => ({
  marginBottom: 24,
  '& h2': { ...theme.typography.h4, margin: '0 0 8px' },
  '& h3': { ...theme.typography.body1, margin: '0 0 8px', fontWeight: 600 },
  '& summary': { cursor: 'pointer' },
}));

/** Cases with the same finding; the diagnosis stays hidden until the learner opens it. */
export const Cases = ({ cases }: { cases: readonly PathologyCase[] }) => (
  <>
    {cases.map(({ id, title, history, diagnosis, sections }) => (
      <Case key={id}>
        <h2>{title}</h2>
        {history && (
          <>
            <h3>{texts.history}</h3>
            <p>{history}</p>
          </>
        )}
        <Sections sections={sections} heading="h3" />
        {diagnosis && (
          <details>
            <summary>{texts.diagnosis}</summary>
            <p>{diagnosis}</p>
          </details>
        )}
      </Case>
    ))}
  </>
);
