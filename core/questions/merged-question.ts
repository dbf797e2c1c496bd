import type { SourcePassage } from '../shared/source-passage.ts'
import type { TextLimit } from '../shared/text-limit.ts'
import type { AnswerWarning } from '../shared/answer-warning.ts'
import { addUsage } from '../shared/model-usage.ts'
import { returnToDraft, type Answer, type Question } from '../proposals/question/question.ts'

const BETWEEN = '\n\n'
const MOST_PASSAGES = 3

/** Merges two questions in their order. Keeps the identity of `kept`; the answer is unchecked. */
export function mergedQuestion(kept: Question, other: Question): Question {
  const [first, second] = kept.position <= other.position ? [kept, other] : [other, kept]
  const { number, section, anchor } = first
  return {
    ...returnToDraft(kept),
    number: number ?? second.number,
    section: section ?? second.section,
    anchor: anchor ?? second.anchor,
    text: `${first.text}\n${second.text}`,
    guidance: joined(first.guidance, second.guidance),
    limit: summed(first.limit, second.limit),
    answer: joinedAnswers(first.answer, second.answer),
    chat: [...first.chat, ...second.chat],
    assigneeId: kept.assigneeId ?? other.assigneeId,
    assignedAt: kept.assignedAt ?? other.assignedAt,
    dependsOn: [...new Set([...kept.dependsOn, ...other.dependsOn])].filter((id) => id !== kept.id && id !== other.id),
    ...statusOf(kept, other),
    usage: other.usage === null ? kept.usage : addUsage(kept.usage, other.usage),
  }
}

/** A failure is dropped if the other question has an answer. */
function statusOf(kept: Question, other: Question): Pick<Question, 'status' | 'error' | 'notice'> {
  const { status, error, notice } = kept.answer === null && other.answer === null ? kept : DONE
  return { status, error, notice }
}

const DONE = { status: 'completed', error: null, notice: null } as const

function joined(first: string | null, second: string | null): string | null {
  if (first === null || second === null || first === second) return first ?? second
  return `${first}\n${second}`
}

/** A question that was read in two halves states its limit in one of them. */
function summed(first: TextLimit, second: TextLimit): TextLimit {
  const sum = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : a + b)
  return { words: sum(first.words, second.words), characters: sum(first.characters, second.characters) }
}

/** Drops the text of a missing answer if the other question has an answer. */
function joinedAnswers(first: Answer | null, second: Answer | null): Answer | null {
  if (first === null || second === null) return first ?? second
  if (first.missing !== second.missing) return first.missing ? second : first
  const lacking = [...new Set([...(first.lacking ?? []), ...(second.lacking ?? [])])]
  return {
    ...first,
    text: `${first.text}${BETWEEN}${second.text}`,
    sources: withoutRepeats([...first.sources, ...second.sources]),
    ...(first.passages && {
      passages: withoutRepeats([...first.passages, ...(second.passages ?? [])]).slice(0, MOST_PASSAGES),
    }),
    ...(lacking.length > 0 && { lacking }),
    messages: [...first.messages, ...second.messages],
    warnings: [...first.warnings, ...second.warnings.map((warning) => moved(warning, first))],
  }
}

function moved(warning: AnswerWarning, { text }: Answer): AnswerWarning {
  if (warning.kind !== 'unsupported' && warning.kind !== 'open-choice') return warning
  const by = text.length + BETWEEN.length
  return { ...warning, start: warning.start + by, end: warning.end + by }
}

function withoutRepeats(sources: readonly SourcePassage[]): SourcePassage[] {
  const keyOf = ({ documentId, ordinal, passage }: SourcePassage) => JSON.stringify([documentId, ordinal, passage])
  const first = new Map<string, SourcePassage>()
  for (const source of sources) if (!first.get(keyOf(source))?.cited) first.set(keyOf(source), source)
  return [...first.values()]
}
