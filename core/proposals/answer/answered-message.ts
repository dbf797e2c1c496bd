import { notePart, type CoordinatorMessage } from '../coordinator-message.ts'
import type { CoordinatorNote } from '../coordinator-note.ts'
import type { ModelUsage } from '../../shared/model-usage.ts'
import type { ModelMessage } from '../ports/answer-writer.ts'
import type { Question } from '../question/question.ts'

/** The coordinator's message about a question that a model worked on: the call, its result, and a note for users. */
export function answeredMessage(question: Question, usage: ModelUsage, now: string): CoordinatorMessage {
  const { id, proposalId, text } = question
  return {
    proposalId,
    role: 'assistant',
    content: [
      { type: 'tool_use', id, name: 'answer_question', input: { questionId: id, question: text } },
      { type: 'tool_result', tool_use_id: id, content: resultOf(question, usage, now) },
      notePart(noteOn(question)),
    ],
    timestamp: now,
  }
}

/** Number of tool calls for the questions of an application: one per question by the coordinator, and those within. */
export function toolCallsFor(questions: readonly Question[]): number {
  return questions
    .filter(({ usage }) => usage !== null)
    .reduce((sum, { answer }) => sum + 1 + toolCallsIn(answer?.messages ?? []), 0)
}

function resultOf({ id, answer, error }: Question, { cost }: ModelUsage, processedAt: string) {
  const sourceFiles = [...new Set(answer?.sources.map(({ fileName }) => fileName))].map((fileName) => ({ fileName }))
  const metadata = { toolCallCount: toolCallsIn(answer?.messages ?? []), processedAt, sourceFiles }
  return { success: answer !== null, answer: answer?.text ?? error, questionId: id, cost, metadata }
}

function noteOn({ position, answer }: Question): CoordinatorNote {
  const number = position + 1
  if (answer === null) return { code: 'unanswered', number }
  return { code: answer.missing ? 'lacking' : 'answered', number }
}

function toolCallsIn(messages: readonly ModelMessage[]): number {
  const parts = messages.flatMap(({ content }) => (Array.isArray(content) ? (content as unknown[]) : []))
  return parts.filter((part) => (part as { type?: unknown } | null)?.type === 'tool_use').length
}
