import { lengthOfQuestion } from '../../../core/languages/printed-length.ts'
import { minimumOfQuestion } from '../../../core/languages/printed-minimum.ts'
import type { CoordinatorContent, CoordinatorMessage } from '../../../core/proposals/coordinator-message.ts'
import { letterTextOf } from '../../../core/letters/open-cover-letter.ts'
import { fitsOneLine } from '../../../core/known/fits-one-line.ts'
import type { ProposalDetail } from '../../../core/proposals/ports.ts'
import type { CoordinatorMetadata, Proposal } from '../../../core/proposals/proposal.ts'
import { textOfPart } from '../../../core/proposals/answer/answer-part.ts'
import { keptAnswerOf } from '../../../core/proposals/answer/kept-answer.ts'
import { missingCauseOf } from '../../../core/proposals/question/missing-cause.ts'
import type { ChatEntry, Question } from '../../../core/proposals/question/question.ts'
import { reviewStatusOf } from '../../../core/questions/question-review.ts'
import type { ViewedProposal } from '../../../core/applications/view-proposal.ts'
import { coordinatorNote } from '../../http-contract/coordinator-notes.ts'
import { sentenceForAdmins } from '../../http-contract/texts/en/reasons.ts'
import { failureSentence } from '../reason-sentences.ts'
import { coordinatorSentence } from '../../http-contract/texts/en.ts'
import { OVERTAKEN } from '../../http-contract/texts/en/chat-replies.ts'
import type * as contract from '../../http-contract/proposals.ts'
import { presentStateOf, presentTextState } from '../texts/present.ts'
import { presentSourceFile } from '../texts/present-source.ts'
import { presentWarning } from '../texts/present-warning.ts'
import { presentItem } from '../forms/present.ts'
import { presentFunderListItem } from '../funders/present.ts'

/** The fields for every user of the account. */
export function presentProposal(detail: ProposalDetail): contract.Proposal {
  const { proposal, funder, latestCoordinatorMessage: latest, formFindings } = detail
  return {
    ...ownFields(proposal),
    funder: funder && presentFunderListItem(funder),
    questions: detail.questions.map((question) => presentQuestion(question, detail)),
    items: (formFindings?.items ?? []).map(presentItem),
    formDoubt: formFindings?.doubt ?? null,
    latestCoordinatorMessage: latest && presentSpokenMessage(latest),
  }
}

/** As `presentProposal`, with its account, costs, detailed errors, raw messages and all coordinator messages. */
export function presentProposalToAdmin(detail: ViewedProposal): contract.Proposal {
  const { latestCoordinatorMessage: latest, coordinatorMessages } = detail
  return {
    ...presentProposal(detail),
    questions: detail.questions.map((question) => presentQuestionToAdmin(question, detail)),
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
    processingError: failureSentence(proposal.processingError),
    coverLetter: proposal.coverLetter,
    coverLetterState: presentStateOf(letterTextOf(proposal).current),
    coverLetterStatus: proposal.coverLetterStatus,
    coverLetterError: failureSentence(proposal.coverLetterError),
    coordinatorMetadata: presentMetadata(proposal.coordinatorMetadata),
    formFileName: proposal.form?.fileName ?? null,
    status: proposal.status,
    stage: proposal.stage,
    stageSince: proposal.stageSince,
    stageHistory: proposal.stageHistory.map(({ stage, since }) => ({ stage, since })),
    deadline: proposal.deadline,
    deadlineZone: proposal.deadlineZone,
    amountAsked: proposal.amountAsked,
    amountGiven: proposal.amountGiven,
    currency: proposal.currency,
    ownerId: proposal.ownerId,
    nextStep: proposal.nextStep && { text: proposal.nextStep.text, due: proposal.nextStep.due },
    counting: proposal.counting,
    createdAt: proposal.createdAt,
  }
}

/** Leaves out the reason of a failure, which is for admins only. */
function presentQuestion(question: Question, { openComments, formFindings }: ProposalDetail): contract.Question {
  const mark = formFindings?.marks.find(({ questionId }) => questionId === question.id)
  return {
    id: question.id,
    _id: question.id,
    text: question.text,
    guidance: question.guidance,
    section: question.section,
    number: question.number,
    status: question.status,
    error: null,
    notice: failureSentence(question.notice),
    word_limit: question.limit.words,
    characters_limit: question.limit.characters,
    length_limit: lengthOfQuestion(question),
    minimum: minimumOfQuestion(question),
    answer: presentAnswer(question),
    chat: presentChat(question),
    requires_custom_answer: question.answer?.missing ?? false,
    missingCause: missingCauseOf(question),
    kind: question.kind,
    ...(fitsOneLine(question) && { isFact: true }),
    reviewStatus: reviewStatusOf(question),
    assigneeId: question.assigneeId,
    openComments: openComments.get(question.id) ?? 0,
    place: mark?.place ?? null,
    ...(mark?.isUnsure && { isUnsure: true }),
  }
}

/** A pending request has a placeholder as its reply. */
function presentChatEntry({ role, text, change, selection }: ChatEntry): contract.Question['chat'][number] {
  const more = { ...(change && { change: { from: change.from, to: change.to } }) }
  const said = role === 'assistant' && text === '' ? OVERTAKEN : text
  return { role, text: said, ...more, ...(selection !== undefined && { selection }) }
}

function presentChat({ chat, request, requestedPart, answer }: Question): contract.Question['chat'] {
  const said = chat.map(presentChatEntry)
  if (request === null) return said
  const selection = requestedPart && answer && textOfPart(answer.text, requestedPart)
  const asked = { role: 'user', text: request, ...(selection !== null && { selection }) } as const
  return [...said, asked, { role: 'assistant', text: 'Processing your request...' }]
}

function presentQuestionToAdmin(question: Question, detail: ProposalDetail): contract.Question {
  return {
    ...presentQuestion(question, detail),
    error: question.error && sentenceForAdmins(question.error),
    answer: presentAnswerToAdmin(question),
  }
}

function presentAnswer(question: Question) {
  const kept = keptAnswerOf(question)
  if (kept === null) return null
  const { sources, warnings, lacking } = kept.detail
  const metadata = {
    sourceFiles: sources.map(presentSourceFile),
    warnings: warnings.map(presentWarning),
    ...(lacking && { lacking: [...lacking] }),
    passages: (question.answer?.passages ?? []).map(presentSourceFile),
  }
  return { answer: kept.text, metadata, ...presentTextState(kept.state) }
}

function presentAnswerToAdmin(question: Question) {
  const answer = presentAnswer(question)
  const messages = (question.answer?.messages ?? []).map(({ role, content }) => ({ role, content }))
  return answer && { ...answer, metadata: { ...answer.metadata, messages } }
}

export function presentCoordinatorMessage({
  role,
  content,
  timestamp,
}: CoordinatorMessage): contract.CoordinatorMessage {
  return { role, content: loneSentence(content) ?? partsOf(content).map(withSentence), timestamp }
}

/** The coordinator's messages to the user, without thoughts and tool calls. */
function presentSpokenMessage({ role, content, timestamp }: CoordinatorMessage): contract.CoordinatorMessage {
  const spoken = partsOf(content).filter(({ type }) => type === 'text')
  const texts = spoken.map(withSentence).map(({ type, text }) => ({ type, text }))
  return { role, content: loneSentence(content) ?? texts, timestamp }
}

function partsOf(content: CoordinatorMessage['content']): readonly CoordinatorContent[] {
  return typeof content === 'string' ? [] : content
}

/** The sentence of a message that consists of only one; null for any other. */
function loneSentence(content: CoordinatorMessage['content']): string | null {
  if (typeof content === 'string') return content
  const [part, ...more] = content
  return part && more.length === 0 ? sentenceOf(part) : null
}

/** Replaces a note by its sentence. */
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
