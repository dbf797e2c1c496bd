import { z } from 'zod'
import { answerWarning } from './answer-warning.ts'
import { identifier, instant, success, textAuthor } from './envelope.ts'
import { pageQuery, total } from './paging.ts'
import { sourceFile, sourcePassage } from './sources.ts'

const textOrigin = z.enum(['documents', 'model', 'told', 'chat', 'person', 'restored'])

/** A gap that a writer without a model left: a placeholder of the text ends with the heading. */
export const textGap = z.object({
  heading: z.string(),
  /** Passages to insert, best first; cited ones have sentences in the text. */
  passages: z.array(sourcePassage),
})
export type TextGap = z.infer<typeof textGap>

/** State of each editable text. */
export const textState = z.object({
  /** From 1; each change increments it. An edit names the version that it is based on, 0 for no text. */
  version: z.number(),
  origin: textOrigin,
  author: textAuthor.nullable(),
  /** The origin of the draft that a person edited; null if a person began it. */
  basis: z.enum(['documents', 'model', 'told']).nullable(),
  /** Name of the model that wrote the first draft; absent if unknown. */
  modelName: z.string().optional(),
  /** For a text from an earlier answer. */
  takenFrom: z.object({ funderName: z.string().nullable(), writtenAt: instant, isChanged: z.boolean() }).optional(),
  /** Parts left out because the documents say too little: headings in the account's language. */
  leftOut: z.array(z.string()).optional(),
  /** For a letter, report or overview written without a model. */
  gaps: z.array(textGap).optional(),
  /** Points to review, for all texts except answers, whose metadata has them. */
  warnings: z.array(answerWarning).optional(),
})
export type TextState = z.infer<typeof textState>

export const textVersion = textState.extend({
  _id: identifier,
  id: identifier,
  text: z.string(),
  createdAt: instant,
  /** Whether it is the current text. */
  current: z.boolean(),
})
export type TextVersion = z.infer<typeof textVersion>

export const editTextRequest = z.object({
  /** Markdown, at most 100,000 characters. */
  text: z.string().max(900_000),
  basedOn: z.number().int().min(0).max(1_000_000_000).nullish(),
  /** An editing session: its saves form one version. */
  session: z.string().min(1).max(100).optional(),
  /** Number of the save in its session, so that a late one changes nothing. */
  sequence: z.number().int().min(0).max(1_000_000_000).optional(),
  /** Passages of documents that were put into the text: sources of it, as far as they are in it. */
  inserted: z
    .array(z.object({ documentId: identifier, ordinal: z.number().int().min(0).max(1_000_000) }))
    .max(100)
    .optional(),
})
export type InsertedPassage = NonNullable<z.infer<typeof editTextRequest>['inserted']>[number]

export const restoreTextRequest = z.object({ versionId: identifier })
/** The version to undo, which must be the current one; by default the current one. */
export const undoTextRequest = z.object({ version: z.number().int().min(1).max(1_000_000_000).optional() })

/** Whether the new draft may replace a text that a person wrote or changed; otherwise the text stays. */
export const writeAgainRequest = z.object({ confirmed: z.boolean().optional() })

export const textVersionsQuery = pageQuery
export const textVersionsResponse = success.extend({ versions: z.array(textVersion), total })
export const textResponse = success.extend({ ...textState.shape, text: z.string(), sourceFiles: z.array(sourceFile) })
