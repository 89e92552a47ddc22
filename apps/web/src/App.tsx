import { messages } from '@cheese/domain/texts/messages';
import { AppTheme } from '@cheese/ui/look/AppTheme';
import { ImageHostProvider } from '@cheese/ui/media/ImageHostProvider';
import { LoadPartContext } from '@cheese/ui/parts/LoadPartContext';
import type { ToastChannel } from '@cheese/ui/toast/makeToaster';
import { SiteName } from '@cheese/ui/title/useDocumentTitle';
import { DraftContext } from '@cheese/ui/unsaved/DraftContext';
import { makeDrafts } from '@cheese/ui/unsaved/makeDrafts';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { orReload } from './loading/orReload';
import { type MainSession, SessionContext } from './session/session';
import { type Settings, SettingsContext } from './settings/settings';
import type { Store } from './store';

interface AppProps {
  store: Store;
  session: MainSession;
  settings: Settings;
  toaster: ToastChannel;
  children: ReactNode;
}

/** The providers that every screen needs. */
export function App({ store, session, settings, toaster, children }: AppProps) {
  const [drafts] = useState(() =>
    makeDrafts(() => {
      const { person, isSignedIn } = session.get();
      return { owner: person?.all.user.id ?? null, isSignedIn };
    }),
  );
  return (
    <Provider store={store}>
      <SettingsContext value={settings}>
        <SessionContext value={session}>
          <ImageHostProvider host={settings.imageHost}>
            <SiteName value={messages.platformTitle}>
              <LoadPartContext value={orReload}>
                <DraftContext value={drafts}>
                  <AppTheme toaster={toaster}>{children}</AppTheme>
                </DraftContext>
              </LoadPartContext>
            </SiteName>
          </ImageHostProvider>
        </SessionContext>
      </SettingsContext>
    </Provider>
  );
}
