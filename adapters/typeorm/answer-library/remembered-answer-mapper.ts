import type {
  AccountId,
  DocumentId,
  FunderId,
  RememberedAnswerId,
  ProposalId,
  QuestionId,
} from '../../../core/shared/ids.ts'
import type {
  AnswerOrigin,
  AnswerOutcome,
  RememberedAnswer,
  RememberedAnswerState,
} from '../../../core/answer-library/remembered-answer.ts'
import type { RememberedAnswerRow } from './remembered-answer.schema.ts'

type OriginColumns = Pick<RememberedAnswerRow, 'proposal_id' | 'question_id' | 'document_id' | 'file_name' | 'page'>

const NO_ORIGIN = { proposal_id: null, question_id: null, document_id: null, file_name: null, page: null }

export function rememberedAnswerRow(answer: RememberedAnswer): RememberedAnswerRow {
  return {
    id: answer.id,
    account_id: answer.accountId,
    question: answer.question,
    text: answer.text,
    language: answer.language,
    funder_id: answer.funderId,
    funder_name: answer.funderName,
    written_at: answer.writtenAt,
    outcome: answer.outcome,
    limit_words: answer.limit.words,
    limit_characters: answer.limit.characters,
    valid_until: answer.validUntil,
    uses: answer.uses,
    ...originColumns(answer.origin),
    state: answer.state,
    group_id: answer.groupId,
    changed_at: answer.changedAt,
    version: answer.version,
  }
}

function originColumns(origin: AnswerOrigin): OriginColumns {
  if (origin.kind === 'checked') return { ...NO_ORIGIN, proposal_id: origin.proposalId, question_id: origin.questionId }
  return { ...NO_ORIGIN, document_id: origin.documentId, file_name: origin.fileName, page: origin.page }
}

export function rememberedAnswerOf(row: RememberedAnswerRow): RememberedAnswer {
  return {
    id: row.id as RememberedAnswerId,
    accountId: row.account_id as AccountId,
    question: row.question,
    text: row.text,
    language: row.language,
    funderId: row.funder_id as FunderId | null,
    funderName: row.funder_name,
    writtenAt: row.written_at,
    outcome: row.outcome as AnswerOutcome | null,
    limit: { words: row.limit_words, characters: row.limit_characters },
    validUntil: row.valid_until,
    uses: row.uses,
    origin: originOf(row),
    state: row.state as RememberedAnswerState,
    groupId: row.group_id as RememberedAnswerId,
    changedAt: row.changed_at,
    version: row.version,
  }
}

function originOf({ proposal_id, question_id, document_id, file_name, page }: OriginColumns): AnswerOrigin {
  if (proposal_id !== null)
    return { kind: 'checked', proposalId: proposal_id as ProposalId, questionId: question_id as QuestionId }
  return { kind: 'past-application', documentId: document_id as DocumentId, fileName: file_name ?? '', page }
}
