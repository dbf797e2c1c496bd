import type { SourceFile } from '../../../../../adapters/http-contract/sources.ts'
import { texts } from '../texts/document-texts.ts'

/** A source's file and page in words. */
export function labelOf({ fileName, page }: Pick<SourceFile, 'fileName' | 'page'>): string {
  return page === null ? fileName : `${fileName}, ${texts.sources.page(page)}`
}
