import type { PathologyCase } from '@cheese/domain/contract/viewers/slidePanel';
import { Sections } from './Sections';
import { texts } from './texts';

/** Cases in which what the slide shows was found; the diagnosis is opened by who has thought of one. */
export const Cases = ({ cases }: { cases: readonly PathologyCase[] }) => (
  <>
    {cases.map(({ id, title, history, diagnosis, sections }) => (
      <article key={id}>
        <h2>{title}</h2>
        {history && (
          <>
            <h3>{texts.history}</h3>
            <p>{history}</p>
          </>
        )}
        <Sections sections={sections} />
        {diagnosis && (
          <details>
            <summary>{texts.diagnosis}</summary>
            <p>{diagnosis}</p>
          </details>
        )}
      </article>
    ))}
  </>
);
