import type { AccountId } from '../../shared/ids.ts'
import type { RichBlock } from '../rich-text.ts'

export interface MarkdownReader {
  /**
   * The blocks of each text in order, without empty ones. Text that is no Markdown is plain words. Limited in time, and
   * never on the thread that handles requests. Throws `unavailable` while the server stops.
   */
  read(texts: readonly string[], account: AccountId): Promise<RichBlock[][]>
}
