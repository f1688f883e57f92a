/** What is said where there is no share sheet. */
interface Told {
  readonly copied: string;
  readonly notCopied: string;
}

/**
 * Gives a text or an address to the phone's own share sheet or, without one, to the clipboard.
 * @returns what to say, if anything
 */
export async function handOver(
  data: { readonly title: string } & ({ readonly text: string } | { readonly url: string }),
  { copied, notCopied }: Told,
): Promise<string | null> {
  if ('share' in navigator) {
    try {
      await navigator.share(data);
      return null;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  try {
    await navigator.clipboard.writeText('text' in data ? data.text : data.url);
    return copied;
  } catch {
    return notCopied;
  }
}
