import { z } from 'zod'
import { identifier, success } from './envelope.ts'
import { proposalResponse, questionKind } from './proposals.ts'
import type { CallTable } from './call.ts'

/** Indexes of a line's block, cell and block in the cell, from 0, joined by dots. */
const place = z.string()
/** From 1; null if the format has no pages. */
const page = z.number().nullable()
/** Left, bottom, right and top on the page of a PDF, in points of the file's own coordinates. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly()

const line = z.object({ place, page, box: box.nullable(), text: z.string() })

const flowBlock = z.discriminatedUnion('kind', [
  line.extend({ kind: z.literal('heading'), number: z.string().nullable(), level: z.number() }),
  line.extend({
    kind: z.literal('paragraph'),
    number: z.string().nullable(),
    /** Depth in a list, from 1; 0 outside lists. */
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
        /** For an empty cell; null if the format has no pages. */
        box: box.nullable(),
        blocks: z.array(flowBlock).readonly(),
      }),
    )
    .readonly(),
})
export type FormTable = z.infer<typeof formTable>

/** Parsed form of a funder, in reading order. Its texts are the funder's. */
export const formBlock = z.union([flowBlock, formTable])
export type FormBlock = z.infer<typeof formBlock>

export const formBlocksResponse = success.extend({
  fileName: z.string(),
  mediaType: z.string(),
  /** Empty if the pages are images. */
  blocks: z.array(formBlock).readonly(),
})

/** `as` is `question` for text answers, or else the kind of item. */
export const markLineRequest = z.object({
  place: z.string().max(40),
  as: z.enum(['question', ...questionKind.options]),
})

/** A line of the form that may be a question or not. */
const doubtfulLine = z.object({
  text: z.string(),
  /** Whether it is currently a question. */
  isTaken: z.boolean(),
  /** Likelihood of a question, from 0 to 1. */
  likelihood: z.number(),
  /** Number of lines set alike, including this one; a correction affects all of them. */
  alike: z.number().int(),
})

export const doubtfulLinesResponse = success.extend({
  /** At most twelve, the most useful to correct first. */
  doubtful: z.array(doubtfulLine).readonly(),
  /** Corrections that people of the account made to this form or a nearly identical one. */
  told: z.array(z.object({ text: z.string(), isQuestion: z.boolean() })).readonly(),
})

/** `text` is the line's text as returned; `isQuestion` null withdraws the correction. */
export const tellLineRequest = z.object({ text: z.string().max(5_000), isQuestion: z.boolean().nullable() })

/** Given fields are changed. */
export const changeItemRequest = z.object({
  done: z.boolean().optional(),
  text: z.string().max(5_000).optional(),
  kind: questionKind.optional(),
  /** Value to write into the form, such as its suggestion; null withdraws it. */
  answer: z.string().min(1).max(1_000).nullable().optional(),
})

/** PDF only: small letters, or a further page with a reference in its place. */
const answerSetting = z.enum(['small', 'further-page'])

/** `unconfirmed`: documents give the answer, but no person has confirmed it. */
const leftReason = z.enum([
  'unanswered',
  'unconfirmed',
  'by-hand',
  'no-place',
  'unknown-option',
  'protected',
  'unwritable',
])

const filledPlace = z.object({
  /** The printed words of the question or item. */
  text: z.string(),
  /**
   * `filled`: fully visible in its place. `small`: in its place, in smaller letters. `further-page`: the answer or its
   * end is on an added page. `too-long`: written, but longer than its place.
   */
  state: z.enum(['filled', 'small', 'further-page', 'too-long', 'left', 'no-place']),
  /** Reason for leaving the place unchanged; null if written. */
  reason: leftReason.nullable(),
  page,
  /** The line or empty cell of the form; null without a place. */
  place: place.nullable(),
  /** The boxes of the answer on the pages of a filled PDF, including further pages, or else the empty place. */
  boxes: z.array(z.object({ page: z.number(), box })).readonly(),
  /** The setting that a person chose; null if the place decides. */
  setting: answerSetting.nullable(),
  /** Markdown, or the chosen printed words; null if nothing is written. */
  written: z.string().nullable(),
  /** Whether the answer is longer than the funder allows. */
  isOverLimit: z.boolean(),
})

const placeOfQuestion = filledPlace.extend({ questionId: identifier })
const placeOfItem = filledPlace.extend({ itemId: identifier })
export type PlaceOfQuestion = z.infer<typeof placeOfQuestion>
export type PlaceOfItem = z.infer<typeof placeOfItem>

/** Notes on the filled file as a whole. */
const filledNote = z.enum(['xfa-kept', 'signed-before', 'emoji-left-out', 'active-content', 'scripts-removed'])

/** Results for each question and item in the filled form. */
export const filledPlacesResponse = success.extend({
  places: z.array(placeOfQuestion).readonly(),
  items: z.array(placeOfItem).readonly(),
  notes: z.array(filledNote).readonly(),
})

/** `remarks=0` leaves empty places without a comment. */
export const filledFormQuery = z.object({ remarks: z.enum(['0', '1']).default('1') })

/** Given fields are changed; null restores the form's choice. */
export const pointToPlaceRequest = z.object({
  /** A line of the form, or an empty cell (its numbers of block and cell). */
  place: z.string().max(40).nullable().optional(),
  setting: answerSetting.nullable().optional(),
})

export const makeItemRequest = z.object({ kind: questionKind })

const anApplication = { access: 'user', params: { id: 'proposal' } } as const
const anItem = { access: 'user', params: { id: 'proposal', itemId: 'item' } } as const

/** The form of the application, and its items besides questions. */
export const formCalls = {
  'GET /proposals/:id/form/blocks': {
    ...anApplication,
    summary: 'Answers the form of an application as it was read: headings, paragraphs, tables and fields.',
    response: formBlocksResponse,
  },
  'GET /proposals/:id/form/file': {
    ...anApplication,
    summary: 'Answers the file of the form, as it was uploaded.',
    response: 'file',
  },
  'POST /proposals/:id/form/mark': {
    ...anApplication,
    summary: 'Marks a line of the form as a question, which is answered, or as something to do.',
    body: markLineRequest,
    response: proposalResponse,
  },
  'GET /proposals/:id/form/doubtfulLines': {
    work: 'heavy',
    ...anApplication,
    summary: 'Answers the lines of the form that may be questions or not, and what was told of some.',
    response: doubtfulLinesResponse,
  },
  'POST /proposals/:id/form/toldLines': {
    work: 'heavy',
    ...anApplication,
    summary: 'Keeps whether a line of the form is a question, and finds the questions again.',
    body: tellLineRequest,
    response: proposalResponse,
  },
  'POST /proposals/:id/form/confirm': {
    ...anApplication,
    summary: 'Says that what was found in the form is right, whatever seemed not to fit.',
    response: proposalResponse,
  },
  'GET /proposals/:id/filledForm': {
    work: 'file',
    ...anApplication,
    summary: 'Downloads the funder’s own file with the answers of the application in it.',
    query: filledFormQuery,
    response: 'file',
  },
  'GET /proposals/:id/filledForm/places': {
    work: 'file',
    ...anApplication,
    summary: 'Answers which places of the form are filled, which stay empty and why.',
    response: filledPlacesResponse,
  },
  'POST /proposals/:id/questions/:questionId/answerPlace': {
    access: 'user',
    params: { id: 'proposal', questionId: 'question' },
    summary: 'Keeps where in the form the answer to a question is to be written, and how it is set there.',
    body: pointToPlaceRequest,
    response: success,
  },
  'POST /proposals/:id/items/:itemId': {
    ...anItem,
    summary: 'Ticks off what a form wants done, takes an answer for it, or changes its text or kind.',
    body: changeItemRequest,
    response: proposalResponse,
  },
  'POST /proposals/:id/items/:itemId/remove': {
    ...anItem,
    summary: 'Takes something off the list of what a form wants done.',
    response: proposalResponse,
  },
  'POST /proposals/:id/items/:itemId/ask': {
    ...anItem,
    summary: 'Makes a question of what a form wants done, and has it answered.',
    response: proposalResponse,
  },
  'POST /proposals/:id/questions/:questionId/makeItem': {
    access: 'user',
    params: { id: 'proposal', questionId: 'question' },
    summary: 'Makes something to do of a question that text does not answer.',
    body: makeItemRequest,
    response: proposalResponse,
  },
} as const satisfies CallTable
