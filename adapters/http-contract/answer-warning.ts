import { z } from 'zod'

/** Points of a text to review; offsets are UTF-16 code units of the text. */
export const answerWarning = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('unsupported'),
    claim: z.enum(['figure', 'date', 'amount', 'name', 'quotation', 'statement']),
    text: z.string(),
    start: z.number(),
    end: z.number(),
  }),
  /** A choice that people must make before sending the text. */
  z.object({ kind: z.literal('open-choice'), text: z.string(), start: z.number(), end: z.number() }),
  z.object({ kind: z.literal('cut') }),
  /** The file of a cited document was replaced or removed. */
  z.object({ kind: z.enum(['source-replaced', 'source-removed']), fileName: z.string() }),
])
export type AnswerWarning = z.infer<typeof answerWarning>
