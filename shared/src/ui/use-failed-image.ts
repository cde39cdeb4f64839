import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an image could not be loaded, and what the `img` needs to tell. */
export interface FailedImage {
  readonly failed: boolean;
  readonly image: {
    readonly ref: RefObject<HTMLImageElement | null>;
    readonly onError: () => void;
  };
}

/** Notices an image that fails, also one that failed in the markup rendered ahead, before this script ran. */
export function useFailedImage(src: string): FailedImage {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    const element = ref.current;
    if (element?.complete && element.getAttribute('src') && element.naturalWidth === 0) {
      element.decode().catch(() => setFailed(src));
    }
  }, [src]);
  return { failed: failed === src, image: { ref, onError: () => setFailed(src) } };
}
