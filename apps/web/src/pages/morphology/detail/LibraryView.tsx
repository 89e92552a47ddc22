import type { SlideLibraryDetail } from '@cheese/domain/contract/slides/slideLibrary';
import { SafeHtml } from '@cheese/ui/article/SafeHtml';
import { Breadcrumbs } from '@cheese/ui/frame/Breadcrumbs';
import { Section } from '@cheese/ui/frame/Section';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { Columns } from '../../../features/commodity/detail/Columns';
import { paths } from '../../../paths';
import { LibraryContents } from './LibraryContents';
import { LibraryFacts } from './LibraryFacts';
import { LibraryHead } from './LibraryHead';
import { texts } from './texts';

export function LibraryView({ library }: { library: SlideLibraryDetail }) {
  const { name, html } = library;
  useDocumentTitle(name);
  return (
    <>
      <Breadcrumbs trail={[{ label: texts.home, href: paths.morphology() }, { label: name }]} />
      <LibraryHead library={library} />
      <Columns>
        <div>
          <LibraryContents library={library} />
          <Section title={texts.introduction}>
            {html ? <SafeHtml html={html} /> : texts.noIntroduction}
          </Section>
        </div>
        <div>
          <LibraryFacts library={library} />
        </div>
      </Columns>
    </>
  );
}
