import type { AnswerWarning } from '../../../core/proposals/answer-warning.ts'
import type { CoordinatorContent, CoordinatorMessage } from '../../../core/proposals/coordinator-message.ts'
import type { AnswerSource } from '../../../core/proposals/ports/answer-writer.ts'
import type { ProposalDetail } from '../../../core/proposals/ports/proposal-reader.ts'
import type { CoordinatorMetadata, Proposal } from '../../../core/proposals/proposal.ts'
import type { Answer, Question } from '../../../core/proposals/question.ts'
import type { ViewedProposal } from '../../../core/proposals/view-proposal.ts'
import { coordinatorNote } from '../../http-contract/coordinator-notes.ts'
import { coordinatorSentence } from '../../http-contract/texts/en.ts'
import type * as contract from '../../http-contract/proposals.ts'
import { presentFunderListItem } from '../funders/present.ts'

/** What every user of the account may see. */
export function presentProposal(detail: ProposalDetail): contract.Proposal {
  const { proposal, funder, latestCoordinatorMessage: latest } = detail
  return {
    ...ownFields(proposal),
    funder: funder && presentFunderListItem(funder),
    questions: detail.questions.map(presentQuestion),
    latestCoordinatorMessage: latest && presentSpokenMessage(latest),
  }
}

/** As `presentProposal`, with whose it is, costs, detailed errors, raw messages and all that the coordinator said. */
export function presentProposalToAdmin(detail: ViewedProposal): contract.Proposal {
  const { latestCoordinatorMessage: latest, coordinatorMessages } = detail
  return {
    ...presentProposal(detail),
    questions: detail.questions.map(presentQuestionToAdmin),
    latestCoordinatorMessage: latest && presentCoordinatorMessage(latest),
    accountId: detail.proposal.accountId,
    coordinatorMessages: (coordinatorMessages ?? []).map(presentCoordinatorMessage),
    totalCost: detail.proposal.totalCost,
  }
}

function ownFields(proposal: Proposal) {
  return {
    id: proposal.id,
    _id: proposal.id,
    name: proposal.name,
    projectId: proposal.projectId,
    isArchived: proposal.isArchived,
    type: proposal.type,
    grantInfo: proposal.grantInfo.map(({ question, answer }) => ({ question, answer })),
    funderOverviewId: proposal.funderOverviewStatus === null ? null : proposal.funderId,
    funderOverviewStatus: proposal.funderOverviewStatus,
    processingStatus: proposal.processingStatus,
    processingError: proposal.processingError,
    coverLetter: proposal.coverLetter,
    coverLetterStatus: proposal.coverLetterStatus,
    coverLetterError: proposal.coverLetterError,
    coordinatorMetadata: presentMetadata(proposal.coordinatorMetadata),
    formFileName: proposal.form?.fileName ?? null,
    status: proposal.status,
    createdAt: proposal.createdAt,
  }
}

/** Why an answer failed is for admins alone. */
function presentQuestion(question: Question): contract.Question {
  return {
    id: question.id,
    _id: question.id,
    text: question.text,
    guidance: question.guidance,
    section: question.section,
    number: question.number,
    status: question.status,
    error: null,
    word_limit: question.limit.words,
    characters_limit: question.limit.characters,
    answer: question.answer && presentAnswer(question.answer),
    chat: presentChat(question),
    requires_custom_answer: question.answer?.missing ?? false,
  }
}

/** A request that is being worked on is there with words in the place of the reply. */
function presentChat({ chat, request }: Question): contract.Question['chat'] {
  const said = chat.map(({ role, text }) => ({ role, text }))
  if (request === null) return said
  return [...said, { role: 'user', text: request }, { role: 'assistant', text: 'Processing your request...' }]
}

function presentQuestionToAdmin(question: Question): contract.Question {
  return {
    ...presentQuestion(question),
    error: question.error,
    answer: question.answer && presentAnswerToAdmin(question.answer),
  }
}

function presentAnswer({ text, sources, warnings }: Answer) {
  const sourceFiles = sources.map(presentSourceFile)
  return { answer: text, metadata: { sourceFiles, warnings: warnings.map(presentWarning) } }
}

function presentAnswerToAdmin(answer: Answer) {
  const { answer: text, metadata } = presentAnswer(answer)
  const messages = answer.messages.map(({ role, content }) => ({ role, content }))
  return { answer: text, metadata: { ...metadata, messages } }
}

function presentWarning(warning: AnswerWarning): contract.AnswerWarning {
  if (warning.kind === 'cut') return { kind: 'cut' }
  const { kind, claim, text, start, end } = warning
  return { kind, claim, text, start, end }
}

function presentSourceFile({ fileName, documentId, page, heading, cited }: AnswerSource): contract.SourceFile {
  return { fileName, documentId, page, heading, cited }
}

export function presentSource(source: AnswerSource): contract.SourcePassage {
  const { ordinal, passage, used } = source
  return { ...presentSourceFile(source), ordinal, passage, used: [...used] }
}

export function presentCoordinatorMessage({
  role,
  content,
  timestamp,
}: CoordinatorMessage): contract.CoordinatorMessage {
  return { role, content: loneSentence(content) ?? partsOf(content).map(withSentence), timestamp }
}

/** What the coordinator said to the user, without how it thought and which tools it called. */
function presentSpokenMessage({ role, content, timestamp }: CoordinatorMessage): contract.CoordinatorMessage {
  const spoken = partsOf(content).filter(({ type }) => type === 'text')
  const texts = spoken.map(withSentence).map(({ type, text }) => ({ type, text }))
  return { role, content: loneSentence(content) ?? texts, timestamp }
}

function partsOf(content: CoordinatorMessage['content']): readonly CoordinatorContent[] {
  return typeof content === 'string' ? [] : content
}

/** Of a message that is a sentence and nothing else; null of any other. */
function loneSentence(content: CoordinatorMessage['content']): string | null {
  if (typeof content === 'string') return content
  const [part, ...more] = content
  return part && more.length === 0 ? sentenceOf(part) : null
}

/** A note is shown as its sentence. */
function withSentence({ note, ...part }: CoordinatorContent): CoordinatorContent {
  const text = sentenceOf({ ...part, note })
  return text === null ? part : { ...part, text }
}

function sentenceOf({ note }: CoordinatorContent): string | null {
  const known = coordinatorNote.safeParse(note)
  return known.success ? coordinatorSentence(known.data) : null
}

export function presentMetadata(metadata: CoordinatorMetadata | null): contract.CoordinatorMetadata | null {
  if (!metadata) return null
  const { questionsProcessed, toolCallCount, processedAt } = metadata
  const summary = typeof metadata.summary === 'string' ? metadata.summary : coordinatorSentence(metadata.summary)
  return { summary, questionsProcessed, toolCallCount, processedAt }
}
