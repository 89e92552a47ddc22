import { useEffect } from 'react';
import { useSettings } from '../../settings/settings';

const isLoaded = (address: string) =>
  [...document.scripts].some((script) => script.getAttribute('src') === address);

/** Loads the script of a deployment's online chat once; the script adds its own button. */
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
