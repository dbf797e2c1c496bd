import type { SourcePassage } from '../../../core/shared/source-passage.ts'
import type { Library } from '../../../core/documents/library.ts'
import { isValueKind, kindAnswerText, type KindAnswer, type ValueKind } from '../../../core/drafting/answer-in-kind.ts'
import { asksForYear, isHeldForQuestion } from '../../../core/drafting/held-for-question.ts'
import type { AnswerDraft, AnswerTask } from '../../../core/proposals/ports/answer-writer.ts'
import { unsupportedClaims } from '../../../core/claims/unsupported-claims.ts'
import { normaliseWords } from '../../../core/shared/normalise-text.ts'
import { isAppError } from '../../../core/shared/app-error.ts'
import { isWithin } from '../../../core/shared/text-limit.ts'
import type { ModelClient, ModelRun } from '../model-client.ts'
import { answerMaterial } from '../answers/answer-material.ts'
import { handIn } from '../hand-in.ts'
import { withCacheMark } from '../prompts/answer-question.prompt.ts'
import { kindForm, kindRequest, readKind, type FilledIn } from '../prompts/answer-in-kind.prompt.ts'
import { FOUND_FOR_VALUES } from './found-for-values.ts'

/**
 * Answers a question that asks for a value (number, amount, date, yes or no, choice, table, budget) through a schema,
 * with its sources.
 */
export class KindWriter {
  constructor(private readonly client: ModelClient) {}

  /**
   * Null if the question asks for a text, the server has no output format, the passages don't contain the value, or it
   * does not fit the limit: then the answer is written like any other. Throws like `ModelRun.send`.
   */
  async write(run: ModelRun, task: AnswerTask, library: Library): Promise<AnswerDraft | null> {
    const { kind, guidance, limit } = task.question
    if (!isValueKind(kind) || !this.client.has('structured-output')) return null
    const { shown, prompt } = await answerMaterial(task, library, FOUND_FOR_VALUES)
    const filled = await this.filledIn(run, task, kind, [...withCacheMark(prompt.brief), ...prompt.material])
    const read = readKind(filled, kind, guidance)
    if (read === null) return null
    const found = { ...read, answer: asYear(read.answer, task) }
    const sources = shown.sourcesOf([{ sources: found.sources, words: '' }])
    const text = kindAnswerText(found.answer, task.settings.language)
    if (!isWithin(text, limit) || !isHeld(found, sources, task)) return null
    const lacking = found.lacking.length > 0 && { lacking: found.lacking }
    return { text, missing: false, isInKind: true, sources, ...lacking, messages: run.messages(), warnings: [] }
  }

  /** Null if the model returned nothing valid. */
  private async filledIn(
    run: ModelRun,
    task: AnswerTask,
    kind: ValueKind,
    material: Parameters<typeof kindRequest>[2],
  ): Promise<unknown> {
    try {
      return (await handIn(run, kindRequest(task, kind, material), kindForm(kind), this.client)).input
    } catch (error) {
      if (isAppError(error, 'unsupported')) return null
      throw error
    }
  }
}

/** Whether its sources were shown and support the value. Computed totals are not checked. */
function isHeld({ answer }: FilledIn, sources: readonly SourcePassage[], { question, settings }: AnswerTask): boolean {
  if (sources.length === 0 || !isPrinted(answer, question)) return false
  const { language } = settings
  if (answer.kind === 'number' || answer.kind === 'money' || answer.kind === 'date')
    return isHeldForQuestion(answer, sources, { question, language })
  if (answer.kind === 'budget')
    return answer.lines.every(({ item, amount }) => {
      const line = { kind: 'money', value: amount, currency: answer.currency } as const
      return isHeldForQuestion(line, sources, { question: { text: item, guidance: null, section: null }, language })
    })
  const passages = sources.map(({ passage }) => passage)
  const evidence = [question.text, question.guidance ?? '', ...passages]
  return unsupportedClaims(statedIn(answer, language), evidence, language).length === 0
}

/** Treats a number as a year if the question asks for one. */
function asYear(answer: KindAnswer, { question }: AnswerTask): KindAnswer {
  const isYear = answer.kind === 'number' && asksForYear(question)
  return isYear ? { kind: 'date', date: String(answer.value) } : answer
}

/** The text to check: a table's cells one per line, without headings; of yes or no only the explanation. */
function statedIn(answer: KindAnswer, language: string): string {
  if (answer.kind === 'yes-no') return answer.explanation ?? ''
  return answer.kind === 'table' ? answer.rows.flat().join('\n') : kindAnswerText(answer, language)
}

/** Whether a choice is one of the form's printed options, if it prints any. */
function isPrinted(answer: KindAnswer, { text, guidance }: AnswerTask['question']): boolean {
  if (answer.kind !== 'choice' || guidance === null) return true
  const printed = normaliseWords(`${text} ${guidance}`)
  return answer.options.every((option) => printed.includes(normaliseWords(option)))
}
