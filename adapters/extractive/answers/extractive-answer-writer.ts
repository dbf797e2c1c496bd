import type { Library } from '../../../core/documents/library.ts'
import { purposeOfUs } from './purpose-of-us.ts'
import type { Found } from '../page/page.ts'
import { type WantedAnswer, wantedAnswer } from '../page/wanted-answer.ts'
import { cutToLimit } from '../../../core/proposals/question/cut-to-limit.ts'
import type { AnswerDraft, AnswerTask, AnswerWriter } from '../../../core/proposals/ports/answer-writer.ts'
import { isWithin } from '../../../core/shared/text-limit.ts'
import type { PrintedQuestion } from '../../../core/known/asked.ts'
import { QUESTION_WORDS } from '../../../core/known/asked-for.ts'
import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import { asksForPlans } from '../../../core/gaps/asks-for-plans.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import type { GrantInfo } from '../../../core/proposals/grant-info.ts'
import type { QuestionKind } from '../../../core/proposals/question/question-kind.ts'
import { grantInfoFor, grantInfoSource } from './answer-from-grant-info.ts'
import { SHORT_LIBRARY } from './all-of-short.ts'
import { askedText, isLabel } from './asked-text.ts'
import { belowHeading } from './below-heading.ts'
import { describedOurselves } from './described-ourselves.ts'
import { MAX_NEARBY, passageBeside, passagesNear, pastAnswer } from './found-prose.ts'
import { PHRASES, quotedQuestion } from './phrases.ts'
import { sourceFrom } from '../page/sources.ts'
import { findOnBestPage, findTypedAnswer } from '../page/find-typed-answer.ts'
import { isOfPerson, ownersIn } from '../page/whose-value.ts'

const MAX_WORDS = 250

/** The section of the brief that a question asks for, up to the limit; null if it asks for none. */
function fromToldText({ told = [], question: { limit } }: AnswerTask): AnswerDraft | null {
  const asked = told.find(({ isAsked }) => isAsked)
  if (asked === undefined) return null
  const { fileName, heading } = asked
  const text = cutToLimit(asked.text, limit)
  if (text === '') return null
  const passage = asked.text.split(/\s+/).slice(0, MAX_WORDS).join(' ')
  const source = { documentId: null, fileName, page: null, heading, ordinal: null, passage, cited: true, used: [] }
  const isCut = !isWithin(asked.text, limit)
  return {
    text,
    missing: false,
    isTold: true,
    sources: [source],
    messages: [],
    warnings: isCut ? [{ kind: 'cut' }] : [],
  }
}

/**
 * Whether only people can answer, because it is a choice for the application ("Scheme applied for") or is below a
 * heading about it ("Address where the activities take place").
 */
function isOnlyAsked({ text, section }: PrintedQuestion): boolean {
  const heading = section?.split(' > ').at(-1) ?? ''
  return QUESTION_WORDS.some(({ onlyAsked }) => onlyAsked?.test(text) === true || onlyAsked?.test(heading) === true)
}

/** Characters: the beginning of a longer text contains its question. */
const LONGEST_QUESTION = 2_000
const VALUE_KINDS: ReadonlySet<QuestionKind> = new Set([
  'name',
  'date',
  'number',
  'money',
  'address',
  'attachment',
  'signature',
  'declaration',
])
const VALUES: ReadonlySet<string> = new Set<WantedAnswer['kind']>(['name', 'identifier', 'person', 'date', 'money'])
const CONTACTS: ReadonlySet<string> = new Set<WantedAnswer['kind']>(['address', 'email', 'telephone', 'website'])
/** A funder that speaks of itself is named in documents by its name. */
const SPEAKS_OF_FUNDER = /\b(?:from us|by us|to us|with us|our (?:foundation|fund|trust|grants?|programmes?))\b/iu

/**
 * Writes answers without a language model, and only from texts that read like an answer: the user's statements about
 * the application, a fact, a past application's answer to the same question, the organisation's description of itself
 * and its purpose, or the matching passage of a short library. It leaves all other questions open, with the nearest
 * passages.
 */
export class ExtractiveAnswerWriter implements AnswerWriter {
  constructor(private readonly analyser: TermAnalyser) {}

  async write(task: AnswerTask, library: Library): Promise<AnswerDraft> {
    const question = questionOf(task)
    const info = grantInfoFor(question, task.grantInfo)
    if (info !== null) return fromGrantInfo(info, task)
    const told = fromToldText(task)
    if (told !== null) return told
    if ((wantedAnswer(question) === null && isOfPerson(question)) || isOnlyAsked(task.question)) return missing(task)
    const draft = (await this.fromFacts(question, task, library)) ?? (await this.fromProse(question, task, library))
    if (draft === null || (draft.missing && !isTooLong(draft)))
      return { ...missing(task), passages: await this.nearby(task, library) }
    return draft
  }

  async nearby(task: AnswerTask, library: Library): Promise<readonly SourcePassage[]> {
    const question = questionOf(task)
    if (isOfValue(question, task)) return []
    const near = await passagesNear(question, task.question.section, library, this.analyser)
    const wanted = wantedAnswer(question)
    if (wanted === null || !isOnUs(wanted)) return near
    const [described] = (await purposeOfUs(wanted, library, 'mission'))?.units ?? []
    return described === undefined ? near : withFirst(passageBeside(described.hit), near)
  }

  /** A fact, or the sentence that states the organisation's purpose; null if neither is asked for or known. */
  private async fromFacts(question: string, task: AnswerTask, library: Library): Promise<AnswerDraft | null> {
    const wanted = wantedAnswer(question)
    if (wanted === null) return null
    const found = await findTypedAnswer(wanted, library)
    if (found === 'none') return missing(task)
    if (found !== 'unknown') return typedDraft(found, question, task)
    const stated = wanted.meaning === 'mission' ? await purposeOfUs(wanted, library) : null
    return stated === null ? null : typedDraft(stated, question, task)
  }

  private async fromProse(question: string, task: AnswerTask, library: Library): Promise<AnswerDraft | null> {
    const past = asksForOwnPlans(task) ? null : await pastAnswer(question, library, this.analyser)
    if (past !== null) return firstThatFits(wholeSentences(past.text, task), past.sources, task)
    const wanted = wantedAnswer(question)
    const described = asksWhatWeDo(wanted) ? await describedOurselves(wanted!, library) : null
    if (described !== null) return typedDraft(described, question, task)
    return (await isShort(library)) ? this.fromShortLibrary(question, wanted, task, library) : null
  }

  private async fromShortLibrary(
    question: string,
    wanted: WantedAnswer | null,
    task: AnswerTask,
    library: Library,
  ): Promise<AnswerDraft | null> {
    if (await isOfAnotherProject(task, library)) return null
    const found = wanted === null ? null : await findOnBestPage(wanted, library, this.analyser)
    if (found !== null) return typedDraft(found, question, task)
    const said = isValue(wanted) ? null : await belowHeading(question, library, this.analyser)
    return said === null ? null : firstThatFits(wholeSentences(said.text, task), said.sources, task)
  }
}

/** More words than these narrow a question to something else: "What do you do to prevent fires in old houses?" */
const MOST_NARROWING = 3

function isOnUs({ meaning, narrowing }: WantedAnswer): boolean {
  return (meaning === 'activities' || meaning === 'mission') && narrowing.length <= MOST_NARROWING
}

/** Puts a passage before the others, and drops the last of three. */
function withFirst(first: SourcePassage, others: readonly SourcePassage[]): SourcePassage[] {
  const isSame = ({ documentId, ordinal }: SourcePassage) =>
    documentId === first.documentId && ordinal === first.ordinal
  return [first, ...others.filter((other) => !isSame(other)).slice(0, MAX_NEARBY - 1)]
}

async function isShort(library: Library): Promise<boolean> {
  return (await library.spread([])).passages <= SHORT_LIBRARY
}

/**
 * Whether a form asks for this project's plans: an earlier project's plans are worth reading, but misleading as an
 * answer.
 */
function asksForOwnPlans({ question, isOfProject }: AnswerTask): boolean {
  return isOfProject !== true && question.section !== null && asksForPlans(question)
}

/** The documents of a short library may describe another project than the one in the question. */
async function isOfAnotherProject({ question, isOfProject }: AnswerTask, library: Library): Promise<boolean> {
  if (isOfProject === true || question.section === null || !ownersIn(question.text).includes('project')) return false
  return (await library.documents()).length > 1
}

function asksWhatWeDo(wanted: WantedAnswer | null): boolean {
  return wanted?.meaning === 'activities' && wanted.narrowing.length === 0
}

/** Whether a question asks for a value, which a text on the same subject does not answer. */
function isValue(wanted: WantedAnswer | null): boolean {
  return wanted !== null && VALUES.has(wanted.kind)
}

/** Values that no related text can replace: a code, a date, an amount, a person or a contact. */
function isOfValue(question: string, { question: { kind } }: AnswerTask): boolean {
  if (isOfPerson(question) || (kind !== undefined && VALUE_KINDS.has(kind))) return true
  const wanted = wantedAnswer(question)
  return wanted !== null && isLabel(question) && (isValue(wanted) || CONTACTS.has(wanted.kind))
}

/** Statements about the application, unchanged. */
function fromGrantInfo(info: GrantInfo, task: AnswerTask): AnswerDraft {
  return firstThatFits([info.answer.trim()], [grantInfoSource(info)], task)
}

function isTooLong({ missingBecause }: AnswerDraft): boolean {
  return missingBecause === 'too-long'
}

function questionOf({ question, funderName }: AnswerTask): string {
  const text = askedText(question.text.slice(0, LONGEST_QUESTION))
  return funderName !== null && SPEAKS_OF_FUNDER.test(text) ? `${text} (${funderName})` : text
}

function draft(text: string, sources: readonly SourcePassage[]): AnswerDraft {
  return { text, missing: false, sources, messages: [], warnings: [] }
}

function firstThatFits(texts: readonly string[], sources: readonly SourcePassage[], task: AnswerTask): AnswerDraft {
  const text = texts.find((one) => isWithin(one, task.question.limit))
  return text === undefined ? tooLong(task) : draft(text, sources)
}

/** The value alone beside a label, or else the sentences that state it, up to the limit. */
function typedDraft({ value, sentence, units }: Found, question: string, task: AnswerTask): AnswerDraft {
  const hits = [...new Map(units.map((unit) => [unit.hit.passage.ordinal, unit.hit])).values()]
  const sources = hits.map((hit) =>
    sourceFrom(
      hit,
      units.filter((unit) => unit.hit === hit).map(({ text }) => text),
    ),
  )
  const stated = isLabel(question) ? [value] : [sentence, value]
  return firstThatFits([...stated, ...wholeSentences(sentence, task)], sources, task)
}

/** The whole sentences that the limit allows. */
function wholeSentences(text: string, { question: { limit } }: AnswerTask): string[] {
  const cut = cutToLimit(text, limit)
  return cut.endsWith('…') && cut !== text ? [] : [cut]
}

function tooLong(task: AnswerTask): AnswerDraft {
  return { ...missing(task, PHRASES.tooShort), missingBecause: 'too-long' }
}

/** States the missing facts as fully as the limit allows. */
function missing(task: AnswerTask, reason?: string): AnswerDraft {
  const texts = [
    reason ?? PHRASES.nothingFound(quotedQuestion(askedText(task.question.text.slice(0, LONGEST_QUESTION)))),
    PHRASES.nothingFoundShort,
    '–',
  ]
  const text = texts.find((one) => isWithin(one, task.question.limit)) ?? ''
  return { text, missing: true, sources: [], passages: [], messages: [], warnings: [] }
}
