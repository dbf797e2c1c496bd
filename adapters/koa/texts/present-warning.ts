import { isLostSource, type AnswerWarning } from '../../../core/shared/answer-warning.ts'
import type * as contract from '../../http-contract/answer-warning.ts'

export function presentWarning(warning: AnswerWarning): contract.AnswerWarning {
  if (warning.kind === 'cut') return { kind: 'cut' }
  if (isLostSource(warning)) return { kind: warning.kind, fileName: warning.fileName }
  if (warning.kind === 'open-choice') {
    const { kind, text, start, end } = warning
    return { kind, text, start, end }
  }
  const { kind, claim, text, start, end } = warning
  return { kind, claim, text, start, end }
}
