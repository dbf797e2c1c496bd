/**
 * Normalises text for sorting and substring search: ignores case by language-independent rules, so that every store
 * does the same on every system. Removes the dot that lower-casing İ leaves.
 */
export function caseless(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('\u0307', '')
}
