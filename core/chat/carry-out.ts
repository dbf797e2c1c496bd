import type { Accounts } from '../identity/ports.ts'
import type { Actor } from '../identity/user.ts'
import type { Funders } from '../funders/ports.ts'
import type { EditStores } from '../text-history/find-text.ts'
import type { TextSources } from '../texts/drafts.ts'
import { hasText, versionOf, type OpenText } from '../texts/open-text.ts'
import { authorOf } from '../identity/text-author.ts'
import { nextVersion, replaceText } from '../texts/text-history.ts'
import { newState } from '../shared/text-state.ts'
import { NO_DETAIL, type KeptText } from '../texts/text-version.ts'
import { stepBack } from '../text-history/step-back.ts'
import { warningsStillThere } from '../texts/warnings-still-there.ts'
import { answerTextOf, keptAnswerOf, withKeptAnswer } from '../proposals/answer/kept-answer.ts'
import type { Proposals, Questions } from '../proposals/ports.ts'
import { withSaid, type Question } from '../proposals/question/question.ts'
import type { AnswerPart } from '../proposals/answer/answer-part.ts'
import { applyCommand, type Applied } from './apply-command.ts'
import { chatCommand } from './chat-command.ts'
import type { SayReply, OverLimit } from './chat-replies.ts'
import { countCharacters, countWords, type TextLimit } from '../shared/text-limit.ts'

/** Null if the text is within its limit. */
function overLimit(text: string, { words, characters, counting }: TextLimit): OverLimit | null {
  const [hasWords, hasCharacters] = [countWords(text), countCharacters(text, counting)]
  if (words !== null && hasWords > words) return { unit: 'words', count: hasWords, most: words }
  if (characters !== null && hasCharacters > characters)
    return { unit: 'characters', count: hasCharacters, most: characters }
  return null
}

export type ChatStores = EditStores & {
  readonly accounts: Accounts
  readonly funders: Funders
  readonly proposals: Proposals
  readonly questions: Questions
}

export type ChatSources = TextSources & { readonly sayReply: SayReply }

interface Message {
  readonly actor: Actor
  readonly question: Question
  readonly request: string
  /** The selected part of the answer. */
  readonly part: AnswerPart | null
}

/**
 * Carries out a command that needs no writer and returns the question, with the request and the reply in its chat;
 * otherwise null.
 */
export async function carryOut(stores: ChatStores, message: Message, sources: ChatSources): Promise<Question | null> {
  const { question, request, part } = message
  const current = keptAnswerOf(question)
  const command = chatCommand(request, { hasAnswer: hasText(current), hasPart: part !== null })
  if (command === null) return null
  if (command.kind === 'undo') return undoChange(stores, message, sources)
  const context = { text: hasText(current) ? current.text : '', part, ...(await knownOf(stores, question)) }
  const applied = applyCommand(command, context)
  if (applied === null) return null
  const isOwn = !hasText(current)
  return keepApplied(stores, message, { ...applied, isOwn }, sources)
}

async function knownOf({ accounts, proposals, funders }: ChatStores, { accountId, proposalId }: Question) {
  const account = await accounts.find(accountId)
  const proposal = await proposals.find(accountId, proposalId)
  const funder = proposal?.funderId ? await funders.find(accountId, proposal.funderId) : null
  return { known: account?.settings.factsFile ?? '', funderName: funder?.funderName ?? null }
}

async function undoChange(stores: ChatStores, message: Message, sources: ChatSources): Promise<Question> {
  const answer = openInChat(stores, message, sources.sayReply({ code: 'undone' }, null))
  const undone = await stepBack(stores, answer.open, message.actor, sources.clock)
  return undone === null
    ? saveReply(stores, message, sources.sayReply({ code: 'nothing-to-undo' }, null))
    : answer.saved()
}

/** `isOwn`: the words are the user's only, not a change to a writer's text. */
async function keepApplied(
  stores: ChatStores,
  message: Message,
  { text, reply, isOwn }: Applied & { readonly isOwn: boolean },
  sources: ChatSources,
): Promise<Question> {
  if (text === null) return saveReply(stores, message, sources.sayReply(reply, null))
  const { limit } = message.question
  const { open, saved } = openInChat(stores, message, sources.sayReply(reply, overLimit(text, limit)))
  const { current } = open
  const state = newState({
    version: await nextVersion(stores, open),
    origin: isOwn ? 'person' : 'chat',
    author: await authorOf(stores.users, message.actor),
    basis: isOwn ? null : (current?.state.basis ?? null),
    writtenAt: sources.clock.now(),
  })
  const missing = text.trim() === ''
  const detail = isOwn || current === null ? NO_DETAIL : current.detail
  const warnings = warningsStillThere(detail.warnings, text)
  await replaceText(stores, open, { text, state, detail: { ...detail, missing, warnings } })
  return saved()
}

/** The answer as an open text; it is saved together with the chat entry about the change. */
function openInChat(stores: ChatStores, { question, request, part }: Message, reply: string) {
  let after = question
  const change = (next: KeptText) => ({ from: versionOf(keptAnswerOf(question)), to: next.state.version })
  const open: OpenText = {
    ...answerTextOf(question),
    save: async (next) => {
      const said = withSaid(question, { request, part, reply, change: next && change(next) })
      after = await stores.questions.save(next === null ? said : withKeptAnswer(said, next))
    },
  }
  return { open, saved: () => after }
}

function saveReply(stores: ChatStores, { question, request, part }: Message, reply: string): Promise<Question> {
  return stores.questions.save(withSaid(question, { request, part, reply, change: null }))
}
