import { z } from 'zod'

/** What the reader of a text should look at; places count UTF-16 code units of the text. */
export const answerWarning = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('unsupported'),
    claim: z.enum(['figure', 'date', 'amount', 'name', 'quotation', 'statement']),
    text: z.string(),
    start: z.number(),
    end: z.number(),
  }),
  /** To be chosen before the text is sent. */
  z.object({ kind: z.literal('open-choice'), text: z.string(), start: z.number(), end: z.number() }),
  z.object({ kind: z.literal('cut') }),
  /** A document that the text uses has another file since, or was removed. */
  z.object({ kind: z.enum(['source-replaced', 'source-removed']), fileName: z.string() }),
])
export type AnswerWarning = z.infer<typeof answerWarning>
