import { useEffect } from 'react';
import { useSettings } from '../../settings/settings';

const isLoaded = (address: string) =>
  [...document.scripts].some((script) => script.getAttribute('src') === address);

/** The online chat of a deployment that has one: its script, loaded once, draws its own button. */
export function ChatScript() {
  const { chatScript } = useSettings();
  useEffect(() => {
    if (!chatScript || isLoaded(chatScript)) return;
    const script = document.createElement('script');
    script.src = chatScript;
    script.async = true;
    document.body.append(script);
  }, [chatScript]);
  return null;
}
