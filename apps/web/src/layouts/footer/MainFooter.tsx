import { messages } from '@cheese/domain/texts/messages';
import { Footer } from '@cheese/ui/frame/Footer';
import { useSettings } from '../../settings/settings';
import type { AreaName } from '../areas';
import { ChatScript } from './ChatScript';
import { filingLinks } from './filingLinks';
import { footerColumns } from './footerColumns';
import { texts } from './texts';

export function MainFooter({ area = 'main' }: { area?: AreaName }) {
  const { hotline, address, copyright, filingNumber } = useSettings();
  return (
    <>
      <Footer
        columns={footerColumns(area)}
        hotline={{ number: hotline, hours: messages.supportHours }}
        address={address ?? texts.address}
        copyright={copyright}
        filings={filingLinks(filingNumber)}
      />
      <ChatScript />
    </>
  );
}
