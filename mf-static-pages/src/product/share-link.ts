/** What is shared: a link with the words beside it. */
export interface SharedLink {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/**
 * Shares a link by the device's own sheet, else copies it. Returns the sentence that tells what happened, empty where the
 * visitor closed the sheet or it spoke for itself. Never throws.
 */
export async function shareLink(link: SharedLink): Promise<string> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ ...link });
      return '';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return '';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'Bağlantı kopyalandı.';
  } catch {
    return 'Bağlantı kopyalanamadı; adres çubuğundan kopyalayabilirsiniz.';
  }
}
