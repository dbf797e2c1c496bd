import { unsupportedClaims } from '../claims/unsupported-claims.ts'
import { normaliseWords } from '../shared/normalise-text.ts'
import { isWithin } from '../shared/text-limit.ts'
import type { AnswerToRead, Finding, ProofreadingTask } from './ports.ts'
import { replaceWords, standsOnce } from './replaced-words.ts'

/** Limit for one answer, so that important findings stand out. */
const MOST_OF_ANSWER = 6
/** Maximum characters of the quoted words and of the reason. */
const LONGEST_WORDS = 2_000
const LONGEST_WHY = 500
/** Maximum length of a function word such as "with". */
const SHORT_WORD = 4
const NEEDS_TWO_PLACES = new Set<Finding['kind']>(['contradiction', 'repetition'])

/**
 * The findings that are true: their words are in the answer word for word, and for a contradiction or repetition in
 * both places. Drops replacements that contain a figure, date or name from neither the answers nor people, have no
 * certain place, change nothing, or exceed the answer's limit.
 */
export function verifiedFindings(findings: readonly Finding[], task: ProofreadingTask): Finding[] {
  const counts = new Map<number, number>()
  const isAmongFirst = ({ position }: Finding) => {
    counts.set(position, (counts.get(position) ?? 0) + 1)
    return (counts.get(position) ?? 0) <= MOST_OF_ANSWER
  }
  return findings.flatMap((finding) => verified(finding, task)).filter(isAmongFirst)
}

function verified(finding: Finding, task: ProofreadingTask): Finding[] {
  const answer = answerAt(task, finding.position)
  if (answer === undefined || !standsIn(finding.words, answer.text)) return []
  if (finding.other !== null && !standsElsewhere(finding, finding.other, task)) return []
  if (NEEDS_TWO_PLACES.has(finding.kind) && (finding.other === null || finding.words === null)) return []
  return [{ ...finding, why: bounded(finding.why), replacement: safeReplacement(finding, answer, task) }]
}

function standsIn(words: string | null, text: string): boolean {
  return words === null || (words.trim() !== '' && words.length <= LONGEST_WORDS && text.includes(words))
}

function bounded(why: Finding['why']): Finding['why'] {
  return typeof why === 'string' ? why.slice(0, LONGEST_WHY) : why
}

function standsElsewhere({ position, words }: Finding, other: NonNullable<Finding['other']>, task: ProofreadingTask) {
  if (other.words.trim() === '' || (other.position === position && other.words === words)) return false
  if (other.position === null) return toldTextsOf(task).some((text) => text.includes(other.words))
  return answerAt(task, other.position)?.text.includes(other.words) === true
}

function safeReplacement(finding: Finding, answer: AnswerToRead, task: ProofreadingTask): string | null {
  const { words, replacement } = finding
  if (words === null || replacement === null || replacement === words || !standsOnce(words, answer.text)) return null
  if (replacement.length > LONGEST_WORDS) return null
  const changed = replaceWords(answer.text, words, replacement)
  if (changed.trim() === '' || (!isWithin(changed, answer.limit) && changed.length > answer.text.length)) return null
  const place = { start: answer.text.indexOf(words), length: replacement.length }
  return saysSomethingNew(changed, place, [...heldTexts(task), words], task.settings.language) ? null : replacement
}

/** Whether the replacement states something that no evidence supports. Rewording is no new statement. */
function saysSomethingNew(
  changed: string,
  { start, length }: { readonly start: number; readonly length: number },
  evidence: readonly string[],
  language: string,
): boolean {
  return unsupportedClaims(changed, evidence, language).some(
    (claim) =>
      claim.kind === 'unsupported' &&
      claim.start < start + length &&
      claim.end > start &&
      (claim.claim !== 'statement' || isMostlyNew(claim.text, evidence)),
  )
}

function isMostlyNew(statement: string, evidence: readonly string[]): boolean {
  const known = new Set(evidence.flatMap(wordsOf))
  const words = wordsOf(statement)
  return words.filter((word) => known.has(word)).length < words.length / 2
}

/** The longer words, which mostly carry meaning. */
function wordsOf(text: string): string[] {
  return normaliseWords(text)
    .split(' ')
    .filter((word) => word.length > SHORT_WORD)
}

/**
 * Everything that counts as evidence: the answers without their unsupported parts, confirmed facts and the brief, and
 * the form.
 */
function heldTexts(task: ProofreadingTask): string[] {
  const { application, answers } = task
  const asked = application.questions.flatMap(({ text, guidance }) => [text, guidance ?? ''])
  return [...answers.map(withoutFlagged), ...toldTextsOf(task), ...asked, application.funder?.funderName ?? '']
}

function toldTextsOf({ application: { told, grantInfo, name } }: ProofreadingTask): string[] {
  return [name, ...told.map(({ text }) => text), ...grantInfo.map(({ answer }) => answer)]
}

function withoutFlagged({ text, flagged }: AnswerToRead): string {
  return [...flagged]
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
}

function answerAt({ answers }: ProofreadingTask, position: number): AnswerToRead | undefined {
  return answers.find((answer) => answer.position === position)
}
