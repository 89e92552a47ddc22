import { createContext, type ReactNode, useContext } from 'react';

const ImageHost = createContext('');

interface ImageHostProviderProps {
  /** Base address for relative picture paths, e.g. `https://img.example.com`. */
  host: string;
  children: ReactNode;
}

export function ImageHostProvider({ host, children }: ImageHostProviderProps) {
  return <ImageHost value={host}>{children}</ImageHost>;
}

export const useImageHost = () => useContext(ImageHost);
