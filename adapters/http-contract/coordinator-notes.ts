import { z } from 'zod'

const count = z.number().int()

/** Stored form, perhaps of another release, so that its code may be unknown. */
const storedReason = z.object({ code: z.string(), values: z.unknown().optional() })

/** Doubts about the questions found: none, few, many, gaps in their printed numbers, or perhaps not questions. */
export const formDoubt = z.object({
  reason: z.enum(['none', 'few', 'many', 'gaps', 'unsure', 'without-model']),
  questions: count,
  /** Null if the format has no pages. */
  pages: count.nullable(),
  /** Headings, paragraphs, cells and fields with text. */
  lines: count,
  /** Printed numbers without a question. */
  missing: z.array(z.string()).readonly(),
})
export type FormDoubt = z.infer<typeof formDoubt>

const unreadPart = z.object({
  kind: z.enum(['attachment', 'inserted-file', 'diagram', 'chart', 'hidden-text', 'page-header', 'page']),
  name: z.string().nullable(),
})
export type UnreadPart = z.infer<typeof unreadPart>

const findingNote = z.discriminatedUnion('code', [
  z.object({ code: z.literal('scanned') }),
  z.object({ code: z.literal('shortened') }),
  z.object({ code: z.literal('not-read'), parts: z.array(unreadPart).readonly() }),
  z.object({ code: z.literal('few-found') }),
  z.object({ code: z.literal('unknown-left-out'), count }),
  z.object({ code: z.literal('not-sure'), count }),
  z.object({ code: z.literal('too-many'), asked: count, most: count }),
  z.object({ code: z.literal('doubted'), doubt: formDoubt }),
  z.object({ code: z.literal('without-model'), reason: z.union([z.string(), storedReason]).nullable() }),
])
export type FindingNote = z.infer<typeof findingNote>

const summaryNote = z.object({
  code: z.literal('summary'),
  questions: count,
  drafted: count,
  missing: count,
  failed: count,
})

/** A message of the coordinator as a code with values; `texts/en.ts` has the sentences. */
export const coordinatorNote = z.discriminatedUnion('code', [
  summaryNote,
  z.object({ code: z.literal('reading-form'), fileName: z.string() }),
  z.object({
    code: z.literal('found-questions'),
    questions: count,
    sections: count,
    notes: z.array(findingNote).readonly(),
  }),
  z.object({ code: z.literal('planned'), answers: count, documents: count, last: z.array(count).readonly() }),
  z.object({ code: z.literal('not-planned') }),
  z.object({ code: z.literal('answering'), number: count, question: z.string() }),
  z.object({ code: z.enum(['answered', 'lacking', 'unanswered']), number: count }),
])
export type CoordinatorNote = z.infer<typeof coordinatorNote>
