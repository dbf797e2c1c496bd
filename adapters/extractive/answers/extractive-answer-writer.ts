import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type { Library } from '../../../core/documents/library.ts'
import { asksForPlans } from '../../../core/gaps/asks-for-plans.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import type { GrantInfo } from '../../../core/proposals/grant-info.ts'
import type { AnswerDraft, AnswerTask, AnswerWriter } from '../../../core/proposals/ports/answer-writer.ts'
import { cutToLimit } from '../../../core/proposals/question/cut-to-limit.ts'
import type { QuestionKind } from '../../../core/proposals/question/question-kind.ts'
import { isWithin } from '../../../core/shared/text-limit.ts'
import { grantInfoFor, grantInfoSource } from './answer-from-grant-info.ts'
import { SHORT_LIBRARY } from './all-of-short.ts'
import { askedText, isLabel } from './asked-text.ts'
import { belowHeading } from './below-heading.ts'
import { describedOurselves } from './described-ourselves.ts'
import { fromToldText } from './answer-from-told-text.ts'
import { passagesNear, pastAnswer } from './found-prose.ts'
import { isOnlyAsked } from './only-asked.ts'
import { phrasesFor } from './phrases.ts'
import { sourceFrom } from './sources.ts'
import { isInWordsOf, statedOfUs } from './stated-of-us.ts'
import { findOnBestPage, findTypedAnswer } from '../page/find-typed-answer.ts'
import type { Found } from '../page/page.ts'
import { isOfPerson, ownersIn } from '../page/whose-value.ts'
import { wantedAnswer, type WantedAnswer } from '../page/wanted-answer.ts'

/** Characters: the beginning of a longer text says what it asks. */
const LONGEST_QUESTION = 2_000
const LONGEST_ECHO = 100
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
/** Where a funder speaks of itself, its name is what the documents call it by. */
const SPEAKS_OF_FUNDER = /\b(?:from us|by us|to us|with us|our (?:foundation|fund|trust|grants?|programmes?))\b/iu

/**
 * Writes answers without a language model, and only where something reads like one: what the user said about the
 * application, a fact, a past application's answer to the same question, what the organisation says it is and is for, or
 * the passage of a short library that answers. All else it leaves open, beside the passages that come nearest.
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
    return isOfValue(question, task) ? [] : passagesNear(question, task.question.section, library)
  }

  /** A fact, or the sentence in which the organisation states what it is for; null where neither is asked for or known. */
  private async fromFacts(question: string, task: AnswerTask, library: Library): Promise<AnswerDraft | null> {
    const wanted = wantedAnswer(question)
    if (wanted === null) return null
    const found = await findTypedAnswer(wanted, library)
    if (found === 'none') return missing(task)
    if (found !== 'unknown') return typedDraft(found, question, task)
    const stated = await statedOfUs(wanted, library)
    const isAsked = stated !== null && (wanted.meaning === 'mission' || isInWordsOf(question, stated))
    return isAsked ? typedDraft(stated, question, task) : null
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

async function isShort(library: Library): Promise<boolean> {
  return (await library.spread([])).passages <= SHORT_LIBRARY
}

/** What a form asks of this project's plans: those of an earlier one are worth reading, but would mislead as an answer. */
function asksForOwnPlans({ question, isOfProject }: AnswerTask): boolean {
  return isOfProject !== true && question.section !== null && asksForPlans(question)
}

/** What a form asks of the project in so many words may be another one than the documents of a short library tell of. */
async function isOfAnotherProject({ question, isOfProject }: AnswerTask, library: Library): Promise<boolean> {
  if (isOfProject === true || question.section === null || !ownersIn(question.text).includes('project')) return false
  return (await library.documents()).length > 1
}

function asksWhatWeDo(wanted: WantedAnswer | null): boolean {
  return wanted?.meaning === 'activities' && wanted.narrowing.length === 0
}

/** Whether a question wants a value, which a text on the same subject does not answer. */
function isValue(wanted: WantedAnswer | null): boolean {
  return wanted !== null && VALUES.has(wanted.kind)
}

/** What a text, however near, can't be put in the place of: a code, a date, an amount, a person or a contact. */
function isOfValue(question: string, { question: { kind } }: AnswerTask): boolean {
  if (isOfPerson(question) || (kind !== undefined && VALUE_KINDS.has(kind))) return true
  const wanted = wantedAnswer(question)
  return wanted !== null && isLabel(question) && (isValue(wanted) || CONTACTS.has(wanted.kind))
}

/** What was said of the application, as it was said. */
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

/** The value alone beside a label, else the sentences of the document that state it, as far as the limit allows. */
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

/** As many sentences as the limit allows: half of one says nothing. */
function wholeSentences(text: string, { question: { limit } }: AnswerTask): string[] {
  const cut = cutToLimit(text, limit)
  return cut.endsWith('…') && cut !== text ? [] : [cut]
}

function tooLong(task: AnswerTask): AnswerDraft {
  return { ...missing(task, phrasesFor(task.settings.language).tooShort), missingBecause: 'too-long' }
}

/** Says what is lacking as fully as the limit allows. */
function missing(task: AnswerTask, reason?: string): AnswerDraft {
  const phrases = phrasesFor(task.settings.language)
  const texts = [
    reason ?? phrases.nothingFound(quotedQuestion(askedText(task.question.text.slice(0, LONGEST_QUESTION)))),
    phrases.nothingFoundShort,
    '–',
  ]
  const text = texts.find((one) => isWithin(one, task.question.limit)) ?? ''
  return { text, missing: true, sources: [], passages: [], messages: [], warnings: [] }
}

/** The question as it is named in a sentence about it: one line, cut between words. */
function quotedQuestion(question: string): string {
  const line = question.replace(/[?.:*\s]+$/u, '')
  if (line.length <= LONGEST_ECHO) return line
  return `${line.slice(0, LONGEST_ECHO).replace(/\s+\S*$/u, '')}…`
}
