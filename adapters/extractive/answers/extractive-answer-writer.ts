import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type { Library } from '../../../core/documents/library.ts'
import { asksForPlans } from '../../../core/gaps/asks-for-plans.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import type { GrantInfo } from '../../../core/proposals/grant-info.ts'
import type { AnswerDraft, AnswerTask, AnswerWriter } from '../../../core/proposals/ports/answer-writer.ts'
import { cutToLimit } from '../../../core/proposals/cut-to-limit.ts'
import type { QuestionKind } from '../../../core/proposals/question-kind.ts'
import { isWithin } from '../../../core/shared/text-limit.ts'
import { grantInfoFor, grantInfoSource, isAmount } from './answer-from-grant-info.ts'
import { SHORT_LIBRARY } from './all-of-short.ts'
import { answersAmong } from './answer-or-evidence.ts'
import { isBesideLabel, isLabel } from './answer-to-label.ts'
import { askedText } from './asked-text.ts'
import { fromToldText } from './answer-from-told-text.ts'
import { textOfRun } from './compose-text.ts'
import { passagesNear, pastAnswer } from './found-prose.ts'
import { gatherFor, type GatheredEvidence } from './gather-for.ts'
import { asksWhatWeDo, describeOurselves } from './of-ourselves.ts'
import { isOnlyAsked } from './only-asked.ts'
import { isPresentable } from './presentable-run.ts'
import { phrasesFor } from './phrases.ts'
import { rankRuns, type RankedRun } from './rank-runs.ts'
import { sourceFrom, sourcesOf } from './sources.ts'
import { isInWordsOf, statedOfUs } from './stated-of-us.ts'
import { type TextRun } from './text-runs.ts'
import { findOnOnlyPage, findTypedAnswer } from '../page/find-typed-answer.ts'
import type { Found } from '../page/page.ts'
import { holdsValue, isValue, tellsAmount } from '../page/value-of-kind.ts'
import { isOfPerson, ownersIn } from '../page/whose-value.ts'
import { wantedAnswer, type WantedAnswer } from '../page/wanted-answer.ts'

/** Words of the longest answer: a passage that reads well on a form. */
const USUAL_LENGTH = 120
/** Characters, with the space behind it: a limit in characters is one of at least so many words. */
const SHORT_WORD = 5
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
    if (past !== null) return firstThatFits([cutToLimit(past.text, task.question.limit)], past.sources, task)
    const wanted = wantedAnswer(question)
    const isShort = (await library.spread([])).passages <= SHORT_LIBRARY
    const gathered = await gatherFor(question, library, this.analyser)
    if (asksWhatWeDo(wanted, gathered.profile)) {
      const described = await this.fromDescriptions(gathered, task, library)
      const only = described === null && wanted !== null ? await findOnOnlyPage(wanted, library) : null
      return only === null ? described : typedDraft(only, question, task)
    }
    return isShort ? this.fromShortLibrary(question, gathered, task, library, wanted) : null
  }

  /** What the organisation says it is and does, wherever in the library it says so. */
  private async fromDescriptions(
    gathered: GatheredEvidence,
    task: AnswerTask,
    library: Library,
  ): Promise<AnswerDraft | null> {
    const runs = presentable(gathered, task)
    const answers = await describeOurselves(runs, gathered.profile, library)
    return answers.length === 0 ? null : firstRunThatFits(answers, runs, task)
  }

  private async fromShortLibrary(
    question: string,
    gathered: GatheredEvidence,
    task: AnswerTask,
    library: Library,
    wanted: WantedAnswer | null,
  ): Promise<AnswerDraft | null> {
    if (isOfAnotherProject(task, gathered)) return null
    const draft = this.fromPassages(question, gathered, task, wanted)
    if (draft !== null && isTooLong(draft)) return draft
    const only = wanted === null ? null : await findOnOnlyPage(wanted, library)
    // The passage around the sentence that answers says more than was asked, and which one is found depends on others.
    const isBetter = only !== null && (draft === null || isSentenceOf(only.sentence, draft.text))
    return isBetter ? typedDraft(only, question, task) : draft
  }

  private fromPassages(
    question: string,
    gathered: GatheredEvidence,
    task: AnswerTask,
    wanted: WantedAnswer | null,
  ): AnswerDraft | null {
    const near = presentable(gathered, task).filter((run) => holdsValue(textOfRun(run.statements), wanted))
    const runs = near.filter((run) => tellsAmount(run, wanted))
    if (wanted !== null && isValue(wanted) && isLabel(question)) return null
    const isField = task.question.section !== null
    if (isField && (wanted?.kind === 'yes-no' || wanted?.meaning === 'mission')) return null
    const answers = isLabel(question)
      ? runs.filter((run) => isBesideLabel(run, gathered.profile))
      : answersAmong(runs, gathered, isField)
    return answers.length === 0 ? null : firstRunThatFits(answers, runs, task)
  }
}

/** What a form asks of this project's plans: those of an earlier one are worth reading, but would mislead as an answer. */
function asksForOwnPlans({ question, isOfProject }: AnswerTask): boolean {
  return isOfProject !== true && question.section !== null && asksForPlans(question)
}

/** What a form asks of the project in so many words may be another one than the documents of a short library tell of. */
function isOfAnotherProject({ question, isOfProject }: AnswerTask, { evidence }: GatheredEvidence): boolean {
  if (isOfProject === true || question.section === null || !ownersIn(question.text).includes('project')) return false
  return new Set(evidence.map(({ hit }) => hit.passage.documentId)).size > 1
}

/** What a text, however near, can't be put in the place of: a code, a date, an amount, a person or a contact. */
function isOfValue(question: string, { question: { kind } }: AnswerTask): boolean {
  if (isOfPerson(question) || (kind !== undefined && VALUE_KINDS.has(kind))) return true
  const wanted = wantedAnswer(question)
  return wanted !== null && isLabel(question) && (isValue(wanted) || CONTACTS.has(wanted.kind))
}

/** What was said of the application, as it was said. */
function fromGrantInfo(info: GrantInfo, task: AnswerTask): AnswerDraft {
  const answer = info.answer.trim()
  const { amount } = phrasesFor(task.settings.language)
  const isBare = isAmount(info) && /^[^\p{L}]*\p{N}[\p{N}.,\s]*\p{L}{0,8}[^\p{L}]*$/u.test(answer)
  return firstThatFits(isBare ? [`${amount} ${answer}.`, answer] : [answer], [grantInfoSource(info)], task)
}

function isTooLong({ missingBecause }: AnswerDraft): boolean {
  return missingBecause === 'too-long'
}

function presentable(gathered: GatheredEvidence, task: AnswerTask): RankedRun[] {
  return rankRuns(gathered, longestRun(task)).filter(isPresentable)
}

/** Words: what reads well on a form, or less where the limit is lower. */
function longestRun({ question: { limit } }: AnswerTask): number {
  const { words, characters } = limit
  return Math.min(USUAL_LENGTH, words ?? USUAL_LENGTH, characters === null ? USUAL_LENGTH : characters / SHORT_WORD)
}

/** The first of the runs that keeps to the limit; `runs` name what else is worth reading. */
function firstRunThatFits(answers: readonly TextRun[], runs: readonly RankedRun[], task: AnswerTask): AnswerDraft {
  const fitting = answers.find(({ statements }) => isWithin(textOfRun(statements), task.question.limit))
  if (fitting === undefined) return tooLong(task)
  return draft(textOfRun(fitting.statements), sourcesOf(fitting, runs))
}

function questionOf({ question, funderName }: AnswerTask): string {
  const text = askedText(question.text.slice(0, LONGEST_QUESTION))
  return funderName !== null && SPEAKS_OF_FUNDER.test(text) ? `${text} (${funderName})` : text
}

function isSentenceOf(sentence: string, text: string): boolean {
  return closed(sentence) === sentence && text.includes(sentence)
}

function closed(text: string): string {
  return /[.!?…:;]["'”’)\]]*$/u.test(text) ? text : `${text}.`
}

function draft(text: string, sources: readonly SourcePassage[]): AnswerDraft {
  return { text, missing: false, sources, messages: [], warnings: [] }
}

function firstThatFits(texts: readonly string[], sources: readonly SourcePassage[], task: AnswerTask): AnswerDraft {
  const text = texts.find((one) => isWithin(one, task.question.limit))
  return text === undefined ? tooLong(task) : draft(text, sources)
}

/** The value alone beside a label, else the sentences of the document that state it, as far as the limit allows: half of one says nothing. */
function typedDraft({ value, sentence, units }: Found, question: string, task: AnswerTask): AnswerDraft {
  const hits = [...new Map(units.map((unit) => [unit.hit.passage.ordinal, unit.hit])).values()]
  const sources = hits.map((hit) =>
    sourceFrom(
      hit,
      units.filter((unit) => unit.hit === hit).map(({ text }) => text),
    ),
  )
  const cut = cutToLimit(sentence, task.question.limit)
  const whole = cut.endsWith('…') && cut !== sentence ? [] : [cut]
  return firstThatFits([...(isLabel(question) ? [value] : [sentence, value]), ...whole], sources, task)
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
