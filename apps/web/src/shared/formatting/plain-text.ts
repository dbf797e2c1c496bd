/** A text without Markdown, for a mail or a form. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^#{1,6} /gm, '')
    .replace(/(?<!\\)\*\*(.+?)(?<!\\)\*\*/g, '$1')
    .replace(/(?<![\\*])\*(?! )(.+?)(?<![\\ ])\*/g, '$1')
    .replace(/ {2}\n/g, '\n')
    .replace(/\\([\\`*_{}[\]<>#|~])/g, '$1')
}
