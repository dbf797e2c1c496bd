import { fillPlaceholders, placeholdersIn } from '../../../../../core/languages/placeholders.ts'
import type { TextGap } from '../../../../../adapters/http-contract/texts.ts'

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')

/**
 * Puts a passage in place of its gap. If the gap is filled, adds it after the earlier passage, or below the gap's
 * heading. Lines of a passage become paragraphs.
 */
export function intoGap({ heading, passages }: TextGap, text: string, passage: string): string {
  const isPlace = ({ label }: { readonly label: string }) => label.endsWith(`: ${heading}`)
  const [first = '', ...others] = passage.split(/\s*\n\s*/u)
  const all = [first, ...others].join('\n\n')
  if (placeholdersIn(text).some(isPlace)) return fillPlaceholders(text, (one) => (isPlace(one) ? all : null))
  const used = passages.flatMap((source) => source.used.map(plain))
  const parts = text.split(/\n{2,}/u)
  const last = parts.findLastIndex((part) => used.some((sentence) => plain(part).includes(sentence)))
  const at =
    last < 0 ? parts.findIndex((part) => part.startsWith('#') && plain(part).trim() === plain(heading).trim()) : last
  const place = `[insert: ${heading}]`
  return intoGap({ heading, passages }, parts.toSpliced(at < 0 ? parts.length : at + 1, 0, place).join('\n\n'), passage)
}
