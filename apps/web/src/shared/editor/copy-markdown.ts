import { copyRichText } from '../clipboard.ts'

/** Copies a text as rich text and as plain text without Markdown; returns whether it worked. */
export async function copyMarkdown(markdown: string): Promise<boolean> {
  const { html, plain } = (await import('./rich-html.ts')).pastedKinds(markdown)
  return copyRichText(html, plain)
}
