import { useGetSlideLibrariesQuery } from '@cheese/api-client/slides/slideMaking';
import type { Shelf } from '@cheese/domain/codes/people/shelf';
import type { KeptLibrary } from '@cheese/domain/contract/slides/slideMaking';
import { idParam } from '@cheese/ui/address/urlParams';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { LinkTabs } from '@cheese/ui/links/LinkTabs';
import { TableSkeleton } from '@cheese/ui/table/TableSkeleton';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths';
import { useSessionState } from '../../../session/session';
import { hasRole } from '../../../session/requiredRole';
import { ShelfTabs } from '../making/ShelfTabs';
import { useShelf } from '../making/useShelf';
import { FilesPart } from './FilesPart';
import { LibraryBody } from './LibraryBody';
import { texts } from './texts';

/** Slides of the school or the platform, with what learners see of them. */
export default function SlidesPage() {
  useDocumentTitle(texts.title);
  const { person } = useSessionState();
  const shelf = useShelf();
  const teaches = person !== null && hasRole(person.all.user, 'teacher');
  const isSchool = shelf === undefined ? teaches : shelf === 'school';
  const query = useGetSlideLibrariesQuery(shelf ? { shelf } : {}, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <PageTitle lead={isSchool ? texts.lead : texts.leadPlatform}>{texts.title}</PageTitle>
      <ShelfTabs chosen={shelf} />
      <Answered
        query={query}
        what={texts.libraries}
        skeleton={<TableSkeleton />}
        // A school without a library starts on this page, so it is never shown as empty.
        isEmpty={() => false}
      >
        {(libraries) => (
          <Library key={shelf} libraries={libraries} shelf={shelf} isSchool={isSchool} />
        )}
      </Answered>
    </>
  );
}

interface LibraryProps {
  libraries: readonly KeptLibrary[];
  shelf: Shelf | undefined;
  isSchool: boolean;
}

/**
 * A school's library is created with its first slide; those of the platform are chosen from a list.
 */
function Library({ libraries, shelf, isSchool }: LibraryProps) {
  const [search] = useSearchParams();
  const said = idParam(search, 'libraryId');
  const chosen = libraries.find(({ id }) => id === said) ?? libraries[0];
  if (!chosen && !isSchool) return <EmptyState sentence={texts.noLibrary} />;
  const choices = libraries.map(({ id, name, slideCount }) => ({
    label: name,
    count: slideCount,
    isChosen: id === chosen?.id,
    href: paths.univ.slides({ libraryId: id, ...(shelf && { shelf }) }),
  }));
  return (
    <>
      <FilesPart libraryId={chosen?.id} shelf={shelf} />
      {!isSchool && <LinkTabs label={texts.libraries} choices={choices} />}
      <LibraryBody key={chosen?.id} library={chosen} shelf={shelf} />
    </>
  );
}
