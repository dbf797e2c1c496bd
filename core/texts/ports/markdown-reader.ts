import type { RichBlock } from '../rich-text.ts'

export interface MarkdownReader {
  /** The text's blocks in order, without those that hold no words. Never throws: what is no Markdown is plain words. */
  read(markdown: string): RichBlock[]
}
