import type { SourceFile } from '../../../../../adapters/http-contract/sources.ts'
import { texts } from '../texts/document-texts.ts'

/** File and page of a source, as a person would name it. */
export function labelOf({ fileName, page }: Pick<SourceFile, 'fileName' | 'page'>): string {
  return page === null ? fileName : `${fileName}, ${texts.sources.page(page)}`
}
