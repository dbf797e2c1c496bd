import { bringBack } from '../proposals/question/bring-back.ts'
import { normaliseWords } from '../shared/normalise-text.ts'
import { moveToRemovedQuestions } from '../proposals/question/move-to-removed-questions.ts'
import type { CoordinatorMessages, Proposals, RemovedQuestions } from '../proposals/ports.ts'
import type { DoubtfulLine, FoundQuestion, FoundQuestions, QuestionFinder, ToldLine } from './ports/question-finder.ts'
import { questionText } from '../proposals/question/question-text.ts'
import type { Question } from '../proposals/question/question.ts'
import { addInPlace, type AskingPorts, type AskingStores } from './ask-at.ts'
import { findPlaces } from './find-places.ts'
import { linesOf } from '../proposals/form/form-lines.ts'
import { type FormReading, type QuestionMark, withMark } from '../proposals/form/form-reading.ts'
import type { ProposalId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import { boundFound } from './bound-found.ts'
import { findProposal } from '../proposals/find-proposal.ts'
import type { ToldForms } from './ports.ts'
import { findReading } from './find-reading.ts'
import { isSameLayout, layoutOfReading, type ToldForm, toldLinesOf, withToldLine } from './told-form.ts'

interface QuestionStores extends AskingStores {
  readonly proposals: Proposals
  readonly removedQuestions: RemovedQuestions
  readonly coordinatorMessages: CoordinatorMessages
}

/** A person's statement about a line; null withdraws it. */
interface TellingOf {
  readonly text: string
  readonly isQuestion: boolean | null
}

/** Findings in a form before and after a statement about a line; null where a model decides. */
interface FoundAgain {
  readonly line: TellingOf
  readonly before: FoundQuestions | null
  readonly after: FoundQuestions | null
}

/**
 * Applies the difference between two findings to the application's questions. Questions that are not found again can be
 * brought back with their answers; new ones are brought back or added; section, guidance and limit are updated.
 * Whatever a person wrote, checked, changed or removed stays, unless the statement is about that line.
 */
async function applyFound(
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
  const isPrinted = question.limit.words === before.limit.words && question.limit.characters === before.limit.characters
  const { words, characters } = isPrinted ? now.limit : question.limit
  const limit = { ...question.limit, words, characters }
  const followed = { ...question, section: kept('section'), guidance: kept('guidance'), limit }
  if (JSON.stringify(followed) !== JSON.stringify(question)) await questions.save(followed)
}

/**
 * Brings back the question with its answer if it was asked before; otherwise adds it in its place and queues its
 * answer.
 */
async function askFound(
  stores: QuestionStores,
  reading: FormReading,
  found: FoundQuestion,
  ports: AskingPorts,
): Promise<FormReading> {
  const { accountId, id: proposalId } = reading
  const places = await stores.questions.places(accountId, proposalId)
  const before = reading.marks.find((mark) => mark.found !== null && wordsOf(mark.found) === wordsOf(found.text))
  if (before !== undefined && places.some(({ id }) => id === before.questionId)) return reading
  const removed = before && (await stores.removedQuestions.find(accountId, before.questionId))
  if (removed) {
    await bringBack(stores, removed, ports.sources)
    return reading
  }
  const { text, guidance, section, number, limit, kind, anchor } = found
  const place = findPlaces([found], linesOf(reading.blocks))[0] ?? null
  const printed = { text, guidance, section, number, limit, kind, anchor }
  const { marked } = await addInPlace(stores, reading, printed, { place, found: text }, ports)
  return stores.formReadings.save(marked)
}

interface Stores extends QuestionStores {
  readonly proposals: Proposals
  readonly toldForms: ToldForms
}

export interface LinesToLookAt {
  /** Most useful decisions first. */
  readonly doubtful: readonly DoubtfulLine[]
  /** The account's decisions on this form or a nearly identical one. */
  readonly told: readonly ToldLine[]
}

interface Known {
  readonly reading: FormReading
  readonly mediaType: string
  readonly layout: string
  readonly told: readonly ToldLine[]
}

type Finder = Pick<QuestionFinder, 'findAgain'>

/** Lists the lines of an application's form that may be questions. */
export class ListDoubtfulLines {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly finder: Finder,
  ) {}

  async execute({ actor, proposalId }: { actor: Actor; proposalId: ProposalId }): Promise<LinesToLookAt> {
    const known = await this.work.run((stores) => knownOf(stores, actor, proposalId))
    const unsure = await this.work.run((stores) => unsureLines(stores, known.reading))
    const found = unsure.length > 0 ? null : await findIn(this.finder, known)
    const isTold = new Set(known.told.map(({ text }) => normaliseWords(text)))
    const doubtful = [...unsure, ...(found?.doubtful ?? [])].filter(({ text }) => !isTold.has(normaliseWords(text)))
    return { doubtful, told: known.told }
  }
}

export interface TellLineInput {
  readonly actor: Actor
  readonly proposalId: ProposalId
  /** As the list showed it. */
  readonly text: string
  /** Null withdraws a decision. */
  readonly isQuestion: boolean | null
}

/**
 * Stores a decision on a line for everybody of the account and for nearly identical forms, and finds the questions
 * again. New questions are added and answered, dropped ones can be brought back, and whatever a person changed stays.
 */
export class TellLine {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly finder: Finder,
    private readonly ports: AskingPorts,
  ) {}

  /** Throws `conflict` where there would be too many questions. */
  async execute({ actor, proposalId, text: typed, isQuestion }: TellLineInput): Promise<void> {
    const line = { text: questionText(typed, 'text'), isQuestion }
    const known = await this.work.run((stores) => knownOf(stores, actor, proposalId))
    const others = known.told.filter(({ text }) => normaliseWords(text) !== normaliseWords(line.text))
    const told = isQuestion === null ? others : [...others, { text: line.text, isQuestion }]
    const before = await findIn(this.finder, known)
    const after = await findIn(this.finder, { ...known, told })
    await this.work.run(async (stores) => {
      await this.keep(stores, known, line)
      await applyFound(stores, await findReading(stores, actor, proposalId), { line, before, after }, this.ports)
    })
  }

  /** The latest decision on a line counts, whichever of the nearly identical forms it was made for. */
  private async keep({ toldForms }: Stores, known: Known, { text, isQuestion }: TellingOf): Promise<void> {
    const { accountId } = known.reading
    const alike = await formsLike(toldForms, known)
    const own = alike.find(({ layout }) => layout === known.layout)
    for (const form of alike) {
      const without = withToldLine(form, text, null)
      if (form !== own && without.lines.length < form.lines.length) await toldForms.save(without)
    }
    const id = this.ports.sources.ids.next<'told-form'>()
    const form: ToldForm = own ?? { id, accountId, layout: known.layout, lines: [], version: 0 }
    await toldForms.save(withToldLine(form, text, isQuestion))
  }
}

async function knownOf(stores: Stores, actor: Actor, id: ProposalId): Promise<Known> {
  const { form } = await findProposal(stores.proposals, actor, id)
  const reading = await findReading(stores, actor, id)
  const layout = layoutOfReading(reading)
  const told = toldLinesOf(await stores.toldForms.ofAccount(actor.accountId), layout)
  return { reading, mediaType: form?.mediaType ?? '', layout, told }
}

async function formsLike(toldForms: ToldForms, { reading, layout }: Known): Promise<ToldForm[]> {
  const forms = await toldForms.ofAccount(reading.accountId)
  return forms.filter((form) => isSameLayout(form.layout, layout))
}

/** Null where a model finds the questions, and where there is no text. */
async function findIn(finder: Finder, { reading, mediaType, told }: Known): Promise<FoundQuestions | null> {
  const { accountId, blocks } = reading
  if (blocks.length === 0) return null
  const found = await finder.findAgain({ mediaType, title: null, blocks }, { accountId, told })
  return found && boundFound(found)
}

/** Questions that a model was not sure about. */
async function unsureLines({ questions }: Pick<Stores, 'questions'>, reading: FormReading): Promise<DoubtfulLine[]> {
  const lines: DoubtfulLine[] = []
  for (const { questionId, isUnsure = false } of reading.marks) {
    const question = isUnsure ? await questions.find(reading.accountId, questionId) : null
    if (question === null) continue
    lines.push({ text: question.text, isTaken: true, likelihood: 0.5, alike: 1, anchor: question.anchor })
  }
  return lines
}
