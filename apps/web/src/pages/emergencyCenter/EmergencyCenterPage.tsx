import { messages } from '@cheese/domain/texts/messages';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useLocation } from 'react-router-dom';
import { DepartingFace } from '../../features/neighbour/DepartingFace';
import { useSettings } from '../../settings/settings';

/** The emergency centre is a separate site with the same paths. */
export default function EmergencyCenterPage() {
  useDocumentTitle(messages.emergencyTitle);
  const { pathname, search } = useLocation();
  const { emergencyOrigin } = useSettings();
  const address = emergencyOrigin + pathname + search;
  return <DepartingFace title={messages.emergencyTitle} address={address} />;
}
