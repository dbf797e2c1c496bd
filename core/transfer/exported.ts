import type { Document } from '../documents/document.ts'
import { definitionOf } from '../profile/profile-facts.ts'
import type { Audience } from './manifest.ts'
import type { ProposalRecord, QuestionRecord, RecordKind, RecordOf, UserRecord } from './records.ts'

const LONGEST_NAME = 100

type Exporter = { readonly [Kind in RecordKind]: (record: RecordOf[Kind], audience: Audience) => RecordOf[Kind] | null }

/** Fields of the running system are reset to those of a new record. */
const NEW = { version: 0 }

const EXPORTED: Exporter = {
  account: (account) => ({ ...account, ...NEW }),
  users: exportedUser,
  funders: (funder) => ({ ...funder, ...NEW }),
  projects: (project, audience) => ({ ...project, ...NEW, ...(audience === 'owner' && { overviewUsage: null }) }),
  projectBriefs: (brief, audience) => ({ ...brief, ...NEW, ...(audience === 'owner' && { usage: null }) }),
  documents: (document) => ({ ...document, ...NEW, fileKey: fileOfDocument(document) }),
  texts: (text) => text,
  profileFacts: (fact) => (definitionOf(fact.key).secret ? null : { ...fact, ...NEW }),
  proposals: exportedProposal,
  questions: exportedQuestion,
  formReadings: (reading) => ({ ...reading, ...NEW }),
  toldForms: (form) => ({ ...form, ...NEW }),
  proofreadings: (proofreading) => ({ ...proofreading, ...NEW }),
  questionComments: (comment) => ({ ...comment, ...NEW }),
  coordinatorMessages: (message, audience) => (audience === 'owner' ? null : message),
  reports: (report, audience) => ({ ...report, ...NEW, ...(audience === 'owner' && { usage: null }) }),
  textVersions: (version) => version,
  rememberedAnswers: (answer) => ({ ...answer, ...NEW }),
  spendings: (spending, audience) => (audience === 'owner' ? null : spending),
  featureSpendings: (spending, audience) => (audience === 'owner' ? null : spending),
}

/**
 * A record as stored in an archive, with file paths in the archive. For an owner, only what users see: without password
 * hashes, costs, raw messages and error details. Null for records that are left out.
 */
export function exported<Kind extends RecordKind>(
  kind: Kind,
  record: RecordOf[Kind],
  audience: Audience,
): RecordOf[Kind] | null {
  return EXPORTED[kind](record, audience)
}

/**
 * Links are not exported, so invited users have to be invited again. An owner's archive proves no address. As in older
 * exports, an unverified address has no field for it.
 */
function exportedUser({ emailVerifiedAt = null, ...user }: UserRecord, audience: Audience): UserRecord {
  const inviteStatus = user.inviteStatus === 'pending' ? 'expired' : user.inviteStatus
  if (audience === 'owner') return { ...user, ...NEW, inviteStatus, passwordHash: null, isAdmin: false }
  return { ...user, ...NEW, inviteStatus, ...(emailVerifiedAt !== null && { emailVerifiedAt }) }
}

function exportedProposal(proposal: ProposalRecord, audience: Audience): ProposalRecord {
  const form = proposal.form && { ...proposal.form, fileKey: fileOfForm(proposal) }
  return { ...proposal, ...NEW, form, ...(audience === 'owner' && { totalCost: 0, coverLetterUsage: null }) }
}

function exportedQuestion(question: QuestionRecord, audience: Audience): QuestionRecord {
  if (audience === 'operator') return { ...question, ...NEW }
  const answer = question.answer && { ...question.answer, messages: [] }
  return { ...question, ...NEW, answer, error: question.notice, usage: null }
}

function fileOfDocument({ id, originalName }: Pick<Document, 'id' | 'originalName'>): string {
  return `files/${id} ${plainName(originalName)}`
}

function fileOfForm({ id, form }: ProposalRecord): string {
  return `files/${id} ${plainName(form?.fileName ?? '')}`
}

/** A file name that every system accepts. */
function plainName(name: string): string {
  return name
    .replace(/[\p{Cc}\\/:*?"<>|]/gu, '_')
    .slice(-LONGEST_NAME)
    .trim()
}
