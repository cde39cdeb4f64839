import { folderOf } from '@denk/shared/contract';
import { useInsertionEffect } from 'react';
import { stylesOn } from '../composition/styles-on';

/**
 * Lets no module's styles apply but those of the version on screen. `sheet.disabled` keeps what was loaded; a link's
 * own `disabled` would fetch it again. Changed with the markup itself, before anything measures it.
 *
 * @param entry address of the version's entry; undefined: no module draws the page
 */
export function useModuleStyles(entry: string | undefined): void {
  useInsertionEffect(() => {
    const own = entry && folderOf(new URL(entry, document.baseURI).href);
    for (const { sheet, address } of stylesOn(document)) {
      if (sheet && isOfModule(address)) sheet.disabled = !(own && address.startsWith(own));
    }
  }, [entry]);
}

// The shell's own styles belong to every page.
const isOfModule = (address: string) => /\/modules\/(?!shell\/)/.test(address);
