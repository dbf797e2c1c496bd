import { bringBack } from '../proposals/question/bring-back.ts'
import { normaliseWords } from '../shared/normalise-text.ts'
import { addAwaited } from '../proposals/job/add-awaited.ts'
import { moveToRemovedQuestions } from '../proposals/question/move-to-removed-questions.ts'
import { orderWith } from '../proposals/question/place-questions.ts'
import type { CoordinatorMessages } from '../proposals/ports/coordinator-messages.ts'
import type { FoundQuestion, FoundQuestions } from './ports/question-finder.ts'
import type { Proposals } from '../proposals/ports/proposals.ts'
import type { RemovedQuestions } from '../proposals/ports/removed-questions.ts'
import { assertQuestionCount } from '../proposals/question/question-text.ts'
import { newQuestion, type Question } from '../proposals/question/question.ts'
import type { AskingPorts, AskingStores } from './ask-at.ts'
import { findPlaces } from './find-places.ts'
import { linesOf } from '../proposals/form/form-lines.ts'
import { markOf, placesAfter, withMark, type FormReading, type QuestionMark } from '../proposals/form/form-reading.ts'

export interface QuestionStores extends AskingStores {
  readonly proposals: Proposals
  readonly removedQuestions: RemovedQuestions
  readonly coordinatorMessages: CoordinatorMessages
}

/** A person's statement about a line; null withdraws it. */
export interface TellingOf {
  readonly text: string
  readonly isQuestion: boolean | null
}

/** Findings in a form before and after a statement about a line; null where a model decides. */
export interface FoundAgain {
  readonly line: TellingOf
  readonly before: FoundQuestions | null
  readonly after: FoundQuestions | null
}

/**
 * Applies the difference between two findings to the application's questions. Questions that are not found again can be
 * brought back with their answers; new ones are brought back or added; section, guidance and limit are updated.
 * Whatever a person wrote, checked, changed or removed stays, unless the statement is about that line.
 */
export async function applyFound(
  stores: QuestionStores,
  reading: FormReading,
  { line, before, after }: FoundAgain,
  ports: AskingPorts,
): Promise<void> {
  const isTold = ({ text }: { readonly text: string }) => wordsOf(text) === wordsOf(line.text)
  const [old, now] = [byWords(before), byWords(after)]
  let current = reading
  for (const { mark, question } of await markedQuestions(stores, reading)) {
    const words = wordsOf(mark.found ?? question.text)
    const isDropped = isTold(question) && line.isQuestion === false
    const isLost = old.has(words) && !now.has(words) && isUntouched(question, mark)
    if (isDropped || isLost) await moveToRemovedQuestions(stores, question, ports.sources)
    else if (isTold(question) && mark.isUnsure === true) current = withMark(current, { ...mark, isUnsure: false })
    else await followFound(stores, question, old.get(words), now.get(words))
  }
  if (current !== reading) current = await stores.formReadings.save(current)
  for (const [words, found] of now) {
    if (old.has(words) || (isRemovedByHand(reading, words) && !isTold(found))) continue
    current = await askFound(stores, current, found, ports)
  }
}

const wordsOf = normaliseWords

function byWords(found: FoundQuestions | null): ReadonlyMap<string, FoundQuestion> {
  return new Map((found?.questions ?? []).map((question) => [wordsOf(question.text), question]))
}

interface Marked {
  readonly mark: QuestionMark
  readonly question: Question
}

/** Questions that the application still asks. */
async function markedQuestions({ questions }: QuestionStores, reading: FormReading): Promise<Marked[]> {
  const asked = new Map((await questions.ofProposal(reading.accountId, reading.id)).map((one) => [one.id, one]))
  return reading.marks.flatMap((mark) => {
    const question = asked.get(mark.questionId)
    return question === undefined ? [] : [{ mark, question }]
  })
}

/** Whether nobody has changed, answered, checked, discussed or been assigned the question. */
function isUntouched({ text, review, assigneeId, chat, answerState }: Question, { found }: QuestionMark): boolean {
  return text === found && review === null && assigneeId === null && chat.length === 0 && !answerState?.author
}

function isRemovedByHand({ corrections }: FormReading, words: string): boolean {
  return corrections.some((one) => one.as === 'nothing' && wordsOf(one.found ?? one.line) === words)
}

/** Updates section, guidance and limit of the question if they were as printed before. */
async function followFound(
  { questions }: QuestionStores,
  question: Question,
  before: FoundQuestion | undefined,
  now: FoundQuestion | undefined,
): Promise<void> {
  if (before === undefined || now === undefined) return
  const kept = (name: 'section' | 'guidance') => (question[name] === before[name] ? now[name] : question[name])
  const hasSameLimit = ['words', 'characters'].every((unit) => {
    const name = unit as 'words' | 'characters'
    return question.limit[name] === before.limit[name]
  })
  const followed = {
    ...question,
    section: kept('section'),
    guidance: kept('guidance'),
    limit: hasSameLimit
      ? { ...question.limit, words: now.limit.words, characters: now.limit.characters }
      : question.limit,
  }
  const { section, guidance, limit } = followed
  const isSame =
    section === question.section &&
    guidance === question.guidance &&
    limit.words === question.limit.words &&
    limit.characters === question.limit.characters
  if (!isSame) await questions.save(followed)
}

/**
 * Brings back the question with its answer if it was asked before; otherwise adds it in its place and queues its
 * answer.
 */
async function askFound(
  stores: QuestionStores,
  reading: FormReading,
  found: FoundQuestion,
  { sources, quotas }: AskingPorts,
): Promise<FormReading> {
  const { accountId, id: proposalId } = reading
  const places = await stores.questions.places(accountId, proposalId)
  const before = reading.marks.find((mark) => mark.found !== null && wordsOf(mark.found) === wordsOf(found.text))
  if (before !== undefined && places.some(({ id }) => id === before.questionId)) return reading
  const removed = before && (await stores.removedQuestions.find(accountId, before.questionId))
  if (removed) {
    await bringBack(stores, removed, sources)
    return reading
  }
  await quotas.assertQuota(stores.holdings, accountId, { tasks: 1 })
  assertQuestionCount(places.length + 1)
  const { text, guidance, section, number, limit, kind, anchor } = found
  const place = findPlaces([found], linesOf(reading.blocks))[0] ?? null
  const position = (places.at(-1)?.position ?? -1) + 1
  const owner = { id: sources.ids.next<'question'>(), accountId, proposalId, position }
  const question = newQuestion({ ...owner, text, guidance, section, number, limit, kind, anchor })
  await addAwaited(stores, [question], sources)
  const isAfter = placesAfter(reading, place)
  const next = places.findIndex(({ id }) => isAfter(markOf(reading, id)?.place ?? null))
  if (next !== -1) await stores.questions.reorder(accountId, proposalId, orderWith(places, question.id, next))
  return stores.formReadings.save(withMark(reading, { questionId: question.id, place, found: text }))
}
