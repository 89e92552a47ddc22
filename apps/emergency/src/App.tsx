import { messages } from '@cheese/domain/texts/messages';
import { AppTheme } from '@cheese/ui/look/AppTheme';
import { ImageHostProvider } from '@cheese/ui/media/ImageHostProvider';
import { LoadPartContext } from '@cheese/ui/parts/LoadPartContext';
import type { ToastChannel } from '@cheese/ui/toast/makeToaster';
import { SiteName } from '@cheese/ui/title/useDocumentTitle';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { orReload } from './loading/orReload';
import { type EmergencySession, SessionContext } from './session/session';
import { type Settings, SettingsContext } from './settings/settings';
import type { Store } from './store';

interface AppProps {
  store: Store;
  session: EmergencySession;
  settings: Settings;
  toaster: ToastChannel;
  children: ReactNode;
}

/** Everything that screens find around them. */
export function App({ store, session, settings, toaster, children }: AppProps) {
  return (
    <Provider store={store}>
      <SettingsContext value={settings}>
        <SessionContext value={session}>
          <ImageHostProvider host={settings.imageHost}>
            <SiteName value={messages.emergencyTitle}>
              <LoadPartContext value={orReload}>
                <AppTheme accent="emergency" toaster={toaster}>
                  {children}
                </AppTheme>
              </LoadPartContext>
            </SiteName>
          </ImageHostProvider>
        </SessionContext>
      </SettingsContext>
    </Provider>
  );
}
