import { z } from 'zod'
import { success } from './envelope.ts'
import { questionKind } from './proposals.ts'

/** A line's numbers of block, cell and block in the cell, from 0, joined by dots. */
const place = z.string()
/** From 1; null where the format has no pages. */
const page = z.number().nullable()
/** Left, bottom, right and top on the page of a PDF, in points of the file's own coordinates. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly().nullable()

const line = z.object({ place, page, box, text: z.string() })

const flowBlock = z.discriminatedUnion('kind', [
  line.extend({ kind: z.literal('heading'), number: z.string().nullable(), level: z.number() }),
  line.extend({
    kind: z.literal('paragraph'),
    number: z.string().nullable(),
    /** Depth in a list, from 1; 0 outside of lists. */
    listLevel: z.number(),
    bold: z.boolean(),
  }),
  line.extend({
    kind: z.literal('field'),
    control: z.enum(['text', 'multiline', 'tick', 'choice', 'date', 'number', 'signature', 'file']),
    options: z.array(z.string()).readonly(),
  }),
])
export type FlowBlock = z.infer<typeof flowBlock>

const formTable = z.object({
  kind: z.literal('table'),
  place,
  page,
  cells: z
    .array(
      z.object({
        row: z.number(),
        column: z.number(),
        rowSpan: z.number(),
        columnSpan: z.number(),
        header: z.boolean(),
        blocks: z.array(flowBlock).readonly(),
      }),
    )
    .readonly(),
})
export type FormTable = z.infer<typeof formTable>

/** A funder's form as it was read, in reading order. Its texts are the funder's. */
export const formBlock = z.union([flowBlock, formTable])
export type FormBlock = z.infer<typeof formBlock>

export const formBlocksResponse = success.extend({
  fileName: z.string(),
  mediaType: z.string(),
  /** Empty where the pages are pictures. */
  blocks: z.array(formBlock).readonly(),
})

/** `as` is `question` for what text answers, else the kind of what is to be done. */
export const markLineRequest = z.object({
  place: z.string().max(40),
  as: z.enum(['question', ...questionKind.options]),
})

/** Those given are changed. */
export const changeItemRequest = z.object({
  done: z.boolean().optional(),
  text: z.string().max(5_000).optional(),
  kind: questionKind.optional(),
})

export const makeItemRequest = z.object({ kind: questionKind })
