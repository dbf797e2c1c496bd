import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type { PassageHit } from '../../../core/documents/passage.ts'

export function sourceFrom({ passage, fileName }: PassageHit, used: readonly string[]): SourcePassage {
  const { documentId, page, headings, ordinal, text } = passage
  return {
    documentId,
    fileName,
    page,
    heading: headings.at(-1) ?? null,
    ordinal,
    passage: text,
    cited: used.length > 0,
    used,
  }
}
