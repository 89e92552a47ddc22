import { messages } from '@cheese/domain/texts/messages';
import { Footer } from '@cheese/ui/frame/Footer';
import { paths } from '../../paths';
import { useSettings } from '../../settings';
import { texts } from './texts';

export function MainFooter() {
  const { hotline, emergencyOrigin } = useSettings();
  const columns = [
    {
      title: texts.about,
      links: [
        { label: messages.home, href: paths.home() },
        { label: messages.realTimeInfo, href: paths.realTimeInfo.list() },
        { label: messages.emergencyTitle, href: emergencyOrigin },
      ],
    },
  ];
  return (
    <Footer
      columns={columns}
      hotline={{ number: hotline, hours: messages.supportHours }}
      address={texts.address}
      copyright={texts.copyright}
    />
  );
}
