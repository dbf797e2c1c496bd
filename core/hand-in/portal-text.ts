import { typedSigns } from '../shared/read-text.ts'
import { plainTextOf, type RichBlock } from '../texts/rich-text.ts'

/** A text to paste into a web form: no Markdown, straight quotes, plain dashes, list items after "- ". */
export function portalText(blocks: readonly RichBlock[]): string {
  return typedSigns(plainTextOf(blocks))
}
