import type { Library } from '../../../core/documents/library.ts'
import type { TermAnalyser } from '../../../core/documents/ports/term-analyser.ts'
import type { GrantInfo } from '../../../core/proposals/grant-info.ts'
import type {
  AnswerDraft,
  AnswerSource,
  AnswerTask,
  AnswerWriter,
} from '../../../core/proposals/ports/answer-writer.ts'
import { cutToLimit } from '../../../core/proposals/cut-to-limit.ts'
import { isWithin } from '../../../core/shared/text-limit.ts'
import { grantInfoFor, grantInfoSource, isAmount } from './answer-from-grant-info.ts'
import { answersAmong } from './answer-or-evidence.ts'
import { isBesideLabel, isLabel } from './answer-to-label.ts'
import { askedText } from './asked-text.ts'
import { fromToldText } from './answer-from-told-text.ts'
import { textOfRun } from './compose-text.ts'
import { tellsEarlierPlans } from './earlier-plans.ts'
import { gatherFor, type GatheredEvidence } from './gather-for.ts'
import { asksWhatWeDo, describeOurselves } from './of-ourselves.ts'
import { isOnlyAsked } from './only-asked.ts'
import { isPresentable } from './presentable-run.ts'
import { phrasesFor } from './phrases.ts'
import { rankRuns, type RankedRun } from './rank-runs.ts'
import { nearbyPassages, sourceFrom, sourcesOf } from './sources.ts'
import { isInWordsOf, statedOfUs } from './stated-of-us.ts'
import { type TextRun } from './text-runs.ts'
import { findOnOnlyPage, findTypedAnswer } from './typed/find-typed-answer.ts'
import type { Found } from './typed/page.ts'
import { holdsValue, isValue, tellsAmount } from './typed/value-of-kind.ts'
import { isOfPerson } from './typed/whose-value.ts'
import { wantedAnswer, type WantedAnswer } from './typed/wanted-answer.ts'

/** Words of the longest answer: a passage that reads well on a form. */
const USUAL_LENGTH = 120
/** Characters, with the space behind it: a limit in characters is one of at least so many words. */
const SHORT_WORD = 5
/** Characters: the beginning of a longer text says what it asks. */
const LONGEST_QUESTION = 2_000
const LONGEST_ECHO = 100
/** Where a funder speaks of itself, its name is what the documents call it by. */
const SPEAKS_OF_FUNDER = /\b(?:from us|by us|to us|with us|our (?:foundation|fund|trust|grants?|programmes?))\b/iu

/**
 * Writes answers without a language model: what the user said about the application, a simple fact, or the passage of a
 * document that answers it; else it says what is lacking, beside the passages that come near.
 */
export class ExtractiveAnswerWriter implements AnswerWriter {
  constructor(private readonly analyser: TermAnalyser) {}

  async write(task: AnswerTask, library: Library): Promise<AnswerDraft> {
    const question = questionOf(task)
    const info = grantInfoFor(question, task.grantInfo)
    if (info !== null) return this.fromGrantInfo(info, task, library)
    const told = fromToldText(task)
    if (told !== null) return told
    const wanted = wantedAnswer(question)
    if (wanted === null && isOfPerson(question)) return missing(task)
    const gathered = await gatherFor(question, library, this.analyser)
    if (tellsEarlierPlans(task, wanted, gathered)) return missing(task, presentable(gathered, task))
    if (isOnlyAsked(task.question)) return missing(task)
    const found = wanted === null ? 'unknown' : await findTypedAnswer(wanted, library, task.question.section)
    if (found === 'none') return missing(task)
    if (found !== 'unknown') return typedDraft(found, question, task)
    const stated = await statedOfUs(wanted, library)
    if (stated !== null && (wanted?.meaning === 'mission' || isInWordsOf(question, stated)))
      return typedDraft(stated, question, task)
    const draft = asksWhatWeDo(wanted, gathered.profile)
      ? await this.fromDescriptions(gathered, task, library)
      : await this.fromPassages(question, gathered, task, library, wanted)
    if (draft.missing && draft.text === phrasesFor(task.settings.language).tooShort) return draft
    const only = stated ?? (wanted === null ? null : await findOnOnlyPage(wanted, library))
    // The passage around the sentence that answers says more than was asked, and which one is found depends on others.
    const isBetter = only !== null && (draft.missing || isSentenceOf(only.sentence, draft.text))
    return isBetter ? typedDraft(only, question, task) : draft
  }

  async nearby(task: AnswerTask, library: Library): Promise<readonly AnswerSource[]> {
    const gathered = await gatherFor(questionOf(task), library, this.analyser)
    return nearbyPassages(presentable(gathered, task))
  }

  /** What the organisation says it is and does, wherever in the library it says so. */
  private async fromDescriptions(gathered: GatheredEvidence, task: AnswerTask, library: Library): Promise<AnswerDraft> {
    const runs = presentable(gathered, task)
    const answers = await describeOurselves(runs, gathered.profile, library)
    return answers.length === 0 ? missing(task, runs) : firstRunThatFits(answers, runs, task)
  }

  private async fromPassages(
    question: string,
    gathered: GatheredEvidence,
    task: AnswerTask,
    library: Library,
    wanted: WantedAnswer | null = null,
  ): Promise<AnswerDraft> {
    const { profile } = gathered
    const near = presentable(gathered, task).filter((run) => holdsValue(textOfRun(run.statements), wanted))
    const runs = near.filter((run) => tellsAmount(run, wanted))
    if (near.length > 0 && runs.length === 0) return missing(task, near)
    if (wanted !== null && isValue(wanted) && isLabel(question)) return missing(task, runs)
    const isField = task.question.section !== null
    if (wanted?.kind === 'yes-no' && isField) return missing(task, runs)
    if (wanted?.meaning === 'mission' && isField) return missing(task, runs)
    const answers = isLabel(question)
      ? runs.filter((run) => isBesideLabel(run, profile))
      : answersAmong(runs, gathered, isField)
    return answers.length === 0 ? missing(task, runs) : firstRunThatFits(answers, runs, task)
  }

  /** The amount stands for itself; a purpose is followed by what the library says on it. */
  private async fromGrantInfo(info: GrantInfo, task: AnswerTask, library: Library): Promise<AnswerDraft> {
    const answer = info.answer.trim()
    const source = grantInfoSource(info)
    const { amount } = phrasesFor(task.settings.language)
    if (isAmount(info)) {
      const isBare = /^[^\p{L}]*\p{N}[\p{N}.,\s]*\p{L}{0,8}[^\p{L}]*$/u.test(answer)
      return firstThatFits(isBare ? [`${amount} ${answer}.`, answer] : [answer], [source], task)
    }
    const gathered = await gatherFor(answer, library, this.analyser)
    const more = await this.fromPassages(answer, gathered, { ...task, grantInfo: [] }, library)
    const texts = more.missing ? [answer] : [`${closed(answer)}\n\n${more.text}`, answer]
    const fitting = texts.find((text) => isWithin(text, task.question.limit))
    const sources = fitting === texts[0] ? [source, ...more.sources] : [source]
    return fitting === undefined
      ? missing(task, [], phrasesFor(task.settings.language).tooShort)
      : draft(fitting, sources)
  }
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
  if (fitting === undefined) return missing(task, [], phrasesFor(task.settings.language).tooShort)
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

function draft(text: string, sources: readonly AnswerSource[]): AnswerDraft {
  return { text, missing: false, sources, messages: [], warnings: [] }
}

function firstThatFits(texts: readonly string[], sources: readonly AnswerSource[], task: AnswerTask): AnswerDraft {
  const text = texts.find((one) => isWithin(one, task.question.limit))
  return text === undefined ? missing(task, [], phrasesFor(task.settings.language).tooShort) : draft(text, sources)
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

/** Says what is lacking as fully as the limit allows, beside what the documents say that comes near. */
function missing(task: AnswerTask, near: readonly RankedRun[] = [], reason?: string): AnswerDraft {
  const phrases = phrasesFor(task.settings.language)
  const texts = [
    reason ?? phrases.nothingFound(quotedQuestion(askedText(task.question.text.slice(0, LONGEST_QUESTION)))),
    phrases.nothingFoundShort,
    '–',
  ]
  const text = texts.find((one) => isWithin(one, task.question.limit)) ?? ''
  return { text, missing: true, sources: [], passages: nearbyPassages(near), messages: [], warnings: [] }
}

/** The question as it is named in a sentence about it: one line, cut between words. */
function quotedQuestion(question: string): string {
  const line = question.replace(/[?.:*\s]+$/u, '')
  if (line.length <= LONGEST_ECHO) return line
  return `${line.slice(0, LONGEST_ECHO).replace(/\s+\S*$/u, '')}…`
}
