/** The text as it stands, whatever it would mean in Markdown. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/gu, '\\$&')
}
