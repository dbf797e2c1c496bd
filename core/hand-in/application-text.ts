import { countCharacters, countWords, type TextLimit } from '../shared/text-limit.ts'
import { sourceNames, type FilePart, type SourcedPart } from '../texts/file-text.ts'
import type { FileLabels } from '../texts/text-files.ts'
import { givenAnswer, type Question } from '../proposals/question/question.ts'

/** An application to read or download: each question with its guidance and its answer. */
export interface ApplicationText {
  readonly name: string
  readonly questions: readonly QuestionText[]
  /** Markdown; null without a letter. */
  readonly coverLetter: string | null
}

interface QuestionText {
  readonly text: string
  readonly number: string | null
  readonly guidance: string | null
  readonly section: string | null
  readonly limit: TextLimit
  /** Null without an answer. */
  readonly answer: string | null
  /** Points that the answer lacks; only the table of questions shows them. */
  readonly lacking: readonly string[]
  /** Distinct names of the files that the answer rests on. */
  readonly sources: readonly string[]
}

/** Parts of an application's file besides its answers. */
export type FileContent = 'guidance' | 'sources' | 'letter' | 'unanswered' | 'table'

/** Default contents. */
export const USUAL_CONTENTS: readonly FileContent[] = ['guidance', 'unanswered']

/** An application's text for a file, without answers that only say what is missing. */
export function applicationText(
  name: string,
  questions: readonly Question[],
  coverLetter: string | null = null,
): ApplicationText {
  return { name, questions: questions.map(questionText), coverLetter }
}

function questionText(question: Question): QuestionText {
  const { text, number, guidance, section, limit } = question
  const given = givenAnswer(question)
  return {
    text,
    number,
    guidance,
    section,
    limit,
    answer: given?.text ?? null,
    lacking: question.answer?.lacking ?? [],
    sources: sourceNames(given?.sources ?? []),
  }
}

/** Sections of an application's file. The letter comes last, on a page of its own. */
export function applicationParts(
  { questions, coverLetter }: ApplicationText,
  contents: readonly FileContent[],
  labels: FileLabels,
): SourcedPart[] {
  const has = (content: FileContent) => contents.includes(content)
  const shown = questions.filter(({ answer }) => answer !== null || has('unanswered'))
  return [
    ...(has('table') && shown.length > 0 ? [tableOf(shown, labels)] : []),
    ...shown.flatMap((question, at) =>
      questionParts(question, { sectionBefore: shown[at - 1]?.section ?? null, has, noAnswer: labels.noAnswer }),
    ),
    ...(has('letter') && coverLetter !== null ? letterParts(coverLetter, labels) : []),
  ]
}

function letterParts(coverLetter: string, { coverLetter: label }: FileLabels): FilePart[] {
  return [
    { kind: 'heading', level: 1, text: label, startsPage: true },
    { kind: 'body', markdown: coverLetter },
  ]
}

interface QuestionPlace {
  readonly sectionBefore: string | null
  readonly has: (content: FileContent) => boolean
  readonly noAnswer: string
}

function questionParts(question: QuestionText, { sectionBefore, has, noAnswer }: QuestionPlace): SourcedPart[] {
  const { section, guidance, answer, sources } = question
  return [
    ...(section !== null && section !== sectionBefore ? [{ kind: 'heading', level: 1, text: section } as const] : []),
    { kind: 'heading', level: 2, text: has('table') ? titleOf(question) : withoutLimit(question) },
    ...(guidance !== null && has('guidance') ? [{ kind: 'guidance', text: guidance } as const] : []),
    { kind: 'body', markdown: answer ?? noAnswer, ...(has('sources') && { sources }) },
  ]
}

function titleOf({ number, text }: QuestionText): string {
  return [number, text].filter(Boolean).join(' ')
}

const BRACKET_AT_END = /\s*[([]([^()[\]]*)[)\]]\s*$/u

/** The title without "(max 120 words)": the limit is for the people who write and check the answer. */
function withoutLimit(question: QuestionText): string {
  const { words, characters } = question.limit
  const title = titleOf(question)
  const numbers = BRACKET_AT_END.exec(title)?.[1]?.match(/\d[\d.,\s]*\d|\d/gu) ?? []
  const limits = new Set([words, characters])
  const isLimit = numbers.length > 0 && numbers.every((number) => limits.has(Number(number.replace(/\D/gu, ''))))
  return isLimit ? title.replace(BRACKET_AT_END, '') : title
}

function tableOf(questions: readonly QuestionText[], labels: FileLabels): FilePart {
  const { question, limit, answer } = labels.table
  const rows = questions.map((asked) => [titleOf(asked), limitIn(asked, labels), stateIn(asked, labels)])
  return { kind: 'table', rows: [[question, limit, answer], ...rows] }
}

function limitIn({ limit: { words, characters } }: QuestionText, labels: FileLabels): string {
  const limits = [
    ...(words === null ? [] : [labels.words(words)]),
    ...(characters === null ? [] : [labels.characters(characters)]),
  ]
  return limits.join(', ')
}

function stateIn(asked: QuestionText, labels: FileLabels): string {
  const length = lengthIn(asked, labels)
  return asked.lacking.length === 0 ? length : `${length}. ${labels.stillNeeded(asked.lacking)}`
}

/** Characters if the limit counts only these. */
function lengthIn({ answer, limit }: QuestionText, labels: FileLabels): string {
  if (answer === null) return labels.notAnswered
  const inCharacters = limit.words === null && limit.characters !== null
  return inCharacters ? labels.characters(countCharacters(answer, limit.counting)) : labels.words(countWords(answer))
}
