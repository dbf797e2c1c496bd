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
import { isWithin, type TextLimit } from '../../../core/shared/text-limit.ts'
import { grantInfoFor, grantInfoSource, isAmount } from './answer-from-grant-info.ts'
import { fittingLabel, isLabel } from './answer-to-label.ts'
import { askedText } from './asked-text.ts'
import { fromToldText } from './answer-from-told-text.ts'
import { holdsAskedNumber } from './asked-number.ts'
import { ofAskedYears } from './asked-years.ts'
import type { Evidence } from './candidate.ts'
import { chooseStatements } from './choose-statements.ts'
import { meetsRequirements, withRequiredTerms } from './required-terms.ts'
import { gatherFor } from './gather-for.ts'
import { isCovered } from './judge-coverage.ts'
import { pastAnswer } from './past-answers.ts'
import { phrasesFor } from './phrases.ts'
import { ofPresentOffices } from './present-offices.ts'
import { scoreCandidates, type ScoredCandidate } from './score-candidates.ts'
import { sourceFrom, sourcesOf } from './sources.ts'
import { findTypedAnswer } from './typed/find-typed-answer.ts'
import type { Found } from './typed/page.ts'
import { wantedAnswer } from './typed/wanted-answer.ts'

/** The length of an answer that nobody limited: what reads well on a form. */
const USUAL_LENGTH: TextLimit = { words: 160, characters: null }
/** Characters: the beginning of a longer text says what it asks. */
const LONGEST_QUESTION = 2_000
const LONGEST_ECHO = 100
/** Where a funder speaks of itself, its name is what the documents call it by. */
const SPEAKS_OF_FUNDER = /\b(?:from us|by us|to us|with us|our (?:foundation|fund|trust|grants?|programmes?))\b/iu

/**
 * Writes answers without a language model: what the user said about the application, a simple fact, the answer that a
 * past application gave to the same question, or whole sentences chosen from the best passages; else it says what is
 * lacking.
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
    const found = wanted === null ? 'unknown' : await findTypedAnswer(wanted, library)
    if (found === 'none') return missing(task)
    if (found !== 'unknown') return typedDraft(found, question, task)
    return this.fromPassages(question, queryOf(question, task), task, library)
  }

  private async fromPassages(
    question: string,
    query: string,
    task: AnswerTask,
    library: Library,
  ): Promise<AnswerDraft> {
    const { profile, evidence } = await gatherFor(question, library, this.analyser, query)
    const past = await pastAnswer(evidence, profile, library, this.analyser)
    if (past !== null) return compose(scoreCandidates(past, profile), task, evidence)
    const found = ofAskedYears(scoreCandidates(evidence, profile), profile)
    const scored = ofPresentOffices(withRequiredTerms(question, found), profile)
    if (isLabel(question)) return compose(fittingLabel(scored, profile), task, evidence, missing(task))
    const answers = scored.length > 0 && isCovered(found, evidence, profile) && holdsAskedNumber(scored, profile)
    if (!answers || !meetsRequirements(question, evidenceOf(scored))) return missing(task)
    return compose(scored, task, evidence)
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
    const more = await this.fromPassages(answer, answer, { ...task, grantInfo: [] }, library)
    const texts = more.missing ? [answer] : [`${closed(answer)}\n\n${more.text}`, answer]
    const fitting = texts.find((text) => isWithin(text, task.question.limit))
    const sources = fitting === texts[0] ? [source, ...more.sources] : [source]
    return fitting === undefined ? missing(task, phrasesFor(task.settings.language).tooShort) : draft(fitting, sources)
  }
}

/** The passages that the candidates are taken from. */
function evidenceOf(scored: readonly ScoredCandidate[]): Evidence[] {
  return [...new Set(scored.map(({ candidate }) => candidate.evidence))]
}

/** The best of the candidates as far as the limit allows; `evidence` names what else is worth reading. */
function compose(
  scored: readonly ScoredCandidate[],
  task: AnswerTask,
  evidence: readonly Evidence[],
  otherwise = missing(task, phrasesFor(task.settings.language).tooShort),
): AnswerDraft {
  const { limit } = task.question
  const unlimited = limit.words === null && limit.characters === null
  const { chosen, text } = chooseStatements(scored, limit, unlimited ? USUAL_LENGTH : limit)
  return chosen.length === 0 ? otherwise : draft(text, sourcesOf(chosen, evidence))
}

function questionOf({ question, funderName }: AnswerTask): string {
  const text = askedText(question.text.slice(0, LONGEST_QUESTION))
  return funderName !== null && SPEAKS_OF_FUNDER.test(text) ? `${text} (${funderName})` : text
}

/** A label such as "Aims" or "Title" is searched for together with the section that it is in. */
function queryOf(question: string, { question: { section } }: AnswerTask): string {
  return section !== null && question.split(/\s+/).length <= 3 ? `${question} ${section}` : question
}

function closed(text: string): string {
  return /[.!?…:;]["'”’)\]]*$/u.test(text) ? text : `${text}.`
}

function draft(text: string, sources: readonly AnswerSource[]): AnswerDraft {
  return { text, missing: false, sources, messages: [], warnings: [] }
}

function firstThatFits(texts: readonly string[], sources: readonly AnswerSource[], task: AnswerTask): AnswerDraft {
  const text = texts.find((one) => isWithin(one, task.question.limit))
  return text === undefined ? missing(task, phrasesFor(task.settings.language).tooShort) : draft(text, sources)
}

/** The value alone beside a label, else the words of the document that state it, as far as the limit allows. */
function typedDraft({ value, sentence, units }: Found, question: string, task: AnswerTask): AnswerDraft {
  const hits = [...new Map(units.map((unit) => [unit.hit.passage.ordinal, unit.hit])).values()]
  const sources = hits.map((hit) =>
    sourceFrom(
      hit,
      units.filter((unit) => unit.hit === hit).map(({ text }) => text),
    ),
  )
  const cut = cutToLimit(sentence, task.question.limit)
  return firstThatFits([...(isLabel(question) ? [value] : [sentence, value]), cut], sources, task)
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
  return { text, missing: true, sources: [], messages: [], warnings: [] }
}

/** The question as it is named in a sentence about it: one line, cut between words. */
function quotedQuestion(question: string): string {
  const line = question.replace(/[?.:*\s]+$/u, '')
  if (line.length <= LONGEST_ECHO) return line
  return `${line.slice(0, LONGEST_ECHO).replace(/\s+\S*$/u, '')}…`
}
