/** Escapes a text for Markdown. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/gu, '\\$&')
}
