import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type * as contract from '../../http-contract/sources.ts'

export function presentSourceFile({ fileName, documentId, page, heading, cited }: SourcePassage): contract.SourceFile {
  return { fileName, documentId, page, heading, cited }
}

export function presentSource(source: SourcePassage): contract.SourcePassage {
  const { ordinal, passage, used } = source
  return { ...presentSourceFile(source), ordinal, passage, used: [...used] }
}
