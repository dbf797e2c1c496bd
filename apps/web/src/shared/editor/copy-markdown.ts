import { copyRichText } from '../clipboard.ts'

/** Copies a text as rich text and as plain text without Markdown; returns whether it worked. */
export async function copyMarkdown(markdown: string): Promise<boolean> {
  const [{ plainWords }, { richHtml }] = await Promise.all([import('./plain-words.ts'), import('./rich-html.ts')])
  return copyRichText(richHtml(markdown), plainWords(markdown))
}
