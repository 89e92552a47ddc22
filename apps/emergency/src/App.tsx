import { messages } from '@cheese/domain/texts/messages';
import { AppTheme } from '@cheese/ui/AppTheme';
import { ImageHostProvider } from '@cheese/ui/ImageHostProvider';
import type { ToastChannel } from '@cheese/ui/toast/makeToaster';
import { SiteName } from '@cheese/ui/useDocumentTitle';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Store } from './store';

interface AppProps {
  store: Store;
  imageHost: string;
  toaster: ToastChannel;
  children: ReactNode;
}

/** Everything that screens find around them. */
export function App({ store, imageHost, toaster, children }: AppProps) {
  return (
    <Provider store={store}>
      <ImageHostProvider host={imageHost}>
        <SiteName value={messages.emergencyTitle}>
          <AppTheme accent="emergency" toaster={toaster}>
            {children}
          </AppTheme>
        </SiteName>
      </ImageHostProvider>
    </Provider>
  );
}
