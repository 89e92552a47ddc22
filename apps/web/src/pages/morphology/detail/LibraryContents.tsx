import { useGetSlideDirectoryQuery } from '@cheese/api-client/slides/slideLibrary';
import { directoryItemTypes } from '@cheese/domain/codes/learning/directoryItems';
import type {
  SlideDirectoryRow,
  SlideLibraryDetail,
} from '@cheese/domain/contract/slides/slideLibrary';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import { Line, Lines } from '@cheese/ui/list/Lines';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Link from '@mui/material/Link';
import { paths } from '../../../paths';
import { texts } from './texts';

/** Contents of a library in order; accessible slides link to the viewer. */
export function LibraryContents({ library }: { library: SlideLibraryDetail }) {
  const query = useGetSlideDirectoryQuery({ libraryId: library.id });
  return (
    <Section title={texts.contents}>
      <Answered
        query={query}
        what={texts.contentsWhat}
        skeleton={<RowsSkeleton count={5} />}
        empty={<EmptyState dense sentence={texts.noContents} />}
      >
        {(rows) => (
          <Lines>
            {rows.map((row) => (
              <Row key={row.id} row={row} libraryId={library.id} />
            ))}
          </Lines>
        )}
      </Answered>
    </Section>
  );
}

function Row({ row, libraryId }: { row: SlideDirectoryRow; libraryId: number }) {
  if (row.isGroup) {
    return (
      <Line>
        <b>{row.title}</b>
      </Line>
    );
  }
  const { title, type, targetId, isLocked } = row;
  return (
    <Line>
      <span className="words">
        {isLocked ? (
          title
        ) : (
          <Link href={paths.slideViewer({ id: libraryId, slideId: targetId })}>{title}</Link>
        )}
        <small>{directoryItemTypes[type]}</small>
      </span>
      {isLocked && <LockOutlined fontSize="small" color="disabled" titleAccess={texts.locked} />}
    </Line>
  );
}
