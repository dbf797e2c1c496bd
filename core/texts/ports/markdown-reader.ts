import type { AccountId } from '../../shared/ids.ts'
import type { RichBlock } from '../rich-text.ts'

export interface MarkdownReader {
  /**
   * The blocks of each text in order, without those that hold no words. What is no Markdown is plain words. Bounded in
   * time, and never in the thread that answers requests. Throws `unavailable` while the server stops.
   */
  read(texts: readonly string[], account: AccountId): Promise<RichBlock[][]>
}
