import type { AnswerSource } from '../../../core/proposals/ports/answer-writer.ts'
import type * as contract from '../../http-contract/sources.ts'

export function presentSourceFile({ fileName, documentId, page, heading, cited }: AnswerSource): contract.SourceFile {
  return { fileName, documentId, page, heading, cited }
}

export function presentSource(source: AnswerSource): contract.SourcePassage {
  const { ordinal, passage, used } = source
  return { ...presentSourceFile(source), ordinal, passage, used: [...used] }
}
