import { ACCOUNT_DEFAULTS } from '../identity/account.ts'
import { DOCUMENT_DEFAULTS } from '../documents/document.ts'
import { PROPOSAL_DEFAULTS } from '../proposals/proposal.ts'
import { QUESTION_DEFAULTS } from '../proposals/question/question.ts'
import { REPORT_DEFAULTS } from '../reports/report.ts'
import type { RecordKind, RecordOf, WholeRecordOf } from './records.ts'

type Completion = { readonly [Kind in keyof WholeRecordOf]: (record: RecordOf[Kind]) => WholeRecordOf[Kind] }

const COMPLETION: Completion = {
  account: (account) => ({ ...ACCOUNT_DEFAULTS, ...account }),
  users: (user) => ({ invitedBy: null, inviteUndeliveredAt: null, ...user }),
  projects: (project) => ({ overviewState: null, ...project }),
  documents: ({ scope = { kind: 'shared' }, ...document }) => ({ ...DOCUMENT_DEFAULTS, scopes: [scope], ...document }),
  proposals: (proposal) => ({ ...PROPOSAL_DEFAULTS, stageSince: proposal.createdAt, ...proposal }),
  questions: (question) => ({ ...QUESTION_DEFAULTS, ...question }),
  questionComments: (comment) => ({ editedAt: null, ...comment }),
  reports: (report) => ({ ...REPORT_DEFAULTS, ...report }),
}

/** Adds the fields that records in older exports lack. */
export function completedRecord<Kind extends keyof WholeRecordOf>(
  kind: Kind,
  record: RecordOf[Kind],
): WholeRecordOf[Kind] {
  return COMPLETION[kind](record)
}

export function mayLackFields(kind: RecordKind): kind is keyof WholeRecordOf {
  return Object.hasOwn(COMPLETION, kind)
}
