import { z } from 'zod'
import { identifier, instant, success, textAuthor } from './envelope.ts'
import type { CallTable } from './call.ts'

const MAX_SENT = 10_000

const factSource = z.object({
  documentId: identifier,
  fileName: z.string(),
  /** From 1; null if the format has no pages. */
  page: z.number().nullable(),
  /** The passage of the document, from 0. */
  ordinal: z.number(),
  /** The words around the value. */
  passage: z.string(),
})

export const factState = z.enum(['confirmed', 'proposed', 'conflicting', 'missing', 'outdated'])
export const factGroup = z.enum(['identity', 'contact', 'money', 'people', 'work', 'policies', 'bank', 'own'])
export const factKind = z.enum([
  'text',
  'long-text',
  'name',
  'person',
  'email',
  'telephone',
  'url',
  'address',
  'identifier',
  'date',
  'day',
  'money',
  'number',
])

export const profileFact = z.object({
  /** In camel case; a yearly fact ends with its year, as `income2024`. */
  key: z.string(),
  label: z.string(),
  kind: factKind,
  group: factGroup,
  year: z.number().int().nullable(),
  /** Whether it has a separate value for each year. */
  yearly: z.boolean(),
  /** Stored encrypted; `value` shows only its end. */
  secret: z.boolean(),
  state: factState,
  /** Confirmed, or proposed by documents; null if missing or conflicting. */
  value: z.string().nullable(),
  /** Values in documents, without those that somebody rejected. */
  candidates: z.array(z.object({ value: z.string(), sources: z.array(factSource) })),
  confirmedBy: textAuthor.nullable(),
  confirmedAt: instant.nullable(),
  /** End of its validity; null if unlimited. */
  validUntil: instant.nullable(),
})
export type ProfileFact = z.infer<typeof profileFact>
export type FactState = z.infer<typeof factState>
export type FactGroup = z.infer<typeof factGroup>

/** In display order. */
export const profileResponse = success.extend({
  facts: z.array(profileFact),
  /** Keys of facts that open applications need and the profile lacks, those of the newest application first. */
  asked: z.array(z.string()),
  /** Number of documents not yet searched. */
  unread: z.number().int(),
})
export const factResponse = success.extend({ fact: profileFact })

export const changeFactRequest = z.object({
  /** Validated by the kind of the fact. */
  value: z.string().max(MAX_SENT).default(''),
  /** `confirmed`: the value is right. `missing`: the value is wrong or, if empty, nothing is known. */
  state: z.enum(['confirmed', 'missing']).default('confirmed'),
  /** A day, inclusive, or an instant. */
  validUntil: z.union([z.iso.date(), z.iso.datetime()]).nullish(),
})

export const addFactRequest = z.object({
  /** In camel case; derived from the label if absent. */
  key: z.string().max(MAX_SENT).nullish(),
  label: z.string().max(MAX_SENT),
  value: z.string().max(MAX_SENT),
})

/** Facts of the organisation itself. */
export const profileCalls = {
  'GET /account/profile': {
    summary:
      'Answers the facts of the organisation: confirmed, proposed by documents, in conflict, out of date or missing.',
    access: 'user',
    response: profileResponse,
  },
  'POST /account/profile/:key': {
    work: 'heavy',
    summary: 'Confirms, corrects, refuses or clears one fact.',
    access: 'user',
    params: { key: z.string() },
    body: changeFactRequest,
    hasLongTexts: true,
    response: factResponse,
  },
  'POST /account/profile': {
    work: 'heavy',
    once: true,
    summary: 'Adds a fact of one’s own.',
    access: 'user',
    body: addFactRequest,
    status: 201,
    response: factResponse,
  },
} as const satisfies CallTable
