import { z } from 'zod'
import { answerWarning } from './answer-warning.ts'
import { identifier, instant, success, textAuthor } from './envelope.ts'
import { pageQuery, total } from './paging.ts'
import { sourcePassage } from './sources.ts'

const textOrigin = z.enum(['documents', 'model', 'told', 'chat', 'person', 'restored'])

/** What a writer without a model could not fill: the text has a placeholder that ends with the heading. */
export const textGap = z.object({
  heading: z.string(),
  /** Those to be inserted, best first; cited are those that the text holds sentences of. */
  passages: z.array(sourcePassage),
})
export type TextGap = z.infer<typeof textGap>

/** Beside each text that people can change. */
export const textState = z.object({
  /** From 1; every change counts it up. An edit says on which it is based, 0 where there was no text. */
  version: z.number(),
  origin: textOrigin,
  author: textAuthor.nullable(),
  /** The draft that a person's text began from; null where a person began it. */
  basis: z.enum(['documents', 'model', 'told']).nullable(),
  /** Of a text that a language model began, that model's name; absent where it is not known. */
  modelName: z.string().optional(),
  /** Of a text that was taken from an answer of before. */
  takenFrom: z.object({ funderName: z.string().nullable(), writtenAt: instant, isChanged: z.boolean() }).optional(),
  /** What its writer left out, because the documents say too little: headings in the account's language. */
  leftOut: z.array(z.string()).optional(),
  /** Of a letter, report or overview that was made without a model. */
  gaps: z.array(textGap).optional(),
  /** What its reader should look at, of any text but an answer: these are in its metadata. */
  warnings: z.array(answerWarning).optional(),
})
export type TextState = z.infer<typeof textState>

export const textVersion = textState.extend({
  _id: identifier,
  id: identifier,
  text: z.string(),
  createdAt: instant,
  /** Whether the text is this one now. */
  current: z.boolean(),
})
export type TextVersion = z.infer<typeof textVersion>

export const editTextRequest = z.object({
  /** Markdown, at most 100,000 characters. */
  text: z.string().max(900_000),
  basedOn: z.number().int().min(0).max(1_000_000_000).nullish(),
  /** One stay in an editor: its saves are one version. */
  session: z.string().min(1).max(100).optional(),
  /** Counts the saves of the session, so that one that comes late changes nothing. */
  sequence: z.number().int().min(0).max(1_000_000_000).optional(),
})

export const restoreTextRequest = z.object({ versionId: identifier })
/** The version to take back, unless it is whichever is the current one. */
export const undoTextRequest = z.object({ version: z.number().int().min(1).max(1_000_000_000).optional() })

/** Whether the new draft takes the place of a text that a person wrote or changed: without it, it is left. */
export const writeAgainRequest = z.object({ confirmed: z.boolean().optional() })

export const textVersionsQuery = pageQuery
export const textVersionsResponse = success.extend({ versions: z.array(textVersion), total })
export const textResponse = success.extend({ ...textState.shape, text: z.string() })
