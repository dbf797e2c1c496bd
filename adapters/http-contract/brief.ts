import { z } from 'zod'
import { success } from './envelope.ts'
import { sourcePassage } from './sources.ts'
import { textState } from './texts.ts'
import type { CallTable } from './call.ts'

/** In display order. */
export const briefSectionKey = z.enum([
  'summary',
  'need',
  'evidence',
  'beneficiaries',
  'activities',
  'outcomes',
  'measuring',
  'timeline',
  'partners',
  'staff',
  'risks',
  'sustainability',
  'withoutGrant',
])
export type BriefSectionKey = z.infer<typeof briefSectionKey>

/** `documents` and `model` are proposals that no person has kept or changed yet; null without a text. */
const origin = textState.shape.origin.nullable()

const briefSection = z.object({
  key: briefSectionKey,
  label: z.string(),
  /** Markdown; empty without a text. */
  text: z.string(),
  origin,
  /** Null if nothing was ever written. */
  state: textState.nullable(),
  sources: z.array(sourcePassage),
})
export type BriefSection = z.infer<typeof briefSection>

const MOST_LINES = 100
/** In the budget's currency; stored with two decimals. */
const amount = z.number().min(0).max(1_000_000_000)

/** Null if not set. */
const budgetAmounts = {
  amount: amount.nullable(),
  fromThisFunder: amount.nullable(),
  fromOthers: amount.nullable(),
  inKind: amount.nullable(),
}

const budgetLine = z.object({ item: z.string(), ...budgetAmounts })
export type BudgetLine = z.infer<typeof budgetLine>

const budget = z.object({
  lines: z.array(budgetLine),
  /** ISO 4217 */
  currency: z.string(),
  origin,
  state: textState.nullable(),
  sources: z.array(sourcePassage),
  totals: z.object({ amount: z.number(), fromThisFunder: z.number(), fromOthers: z.number(), inKind: z.number() }),
  /**
   * Lines (from 0) whose sources don't match the cost: the difference is positive if they pay more, negative if less.
   */
  differences: z.array(z.object({ line: z.number(), difference: z.number() })),
})
export type Budget = z.infer<typeof budget>

export const brief = z.object({
  /** All sections, including empty ones. */
  sections: z.array(briefSection),
  budget,
  /** Progress of the proposals from the project's documents. */
  proposing: z.object({
    status: z.enum(['notStarted', 'processing', 'completed', 'error']),
    error: z.string().nullable(),
  }),
})
export type Brief = z.infer<typeof brief>

/** The version that the writer saw, 0 for none; if left out, the current one. */
const basedOn = z.number().int().min(0).max(1_000_000_000).nullish()

const sentAmount = amount.nullish().transform((value) => value ?? null)

/** All given sections and the budget are changed, or none. */
export const changeBriefRequest = z.object({
  sections: z
    .array(z.object({ key: briefSectionKey, text: z.string().max(100_000), basedOn }))
    .max(briefSectionKey.options.length)
    .optional(),
  budget: z
    .object({
      lines: z
        .array(
          z.object({
            item: z.string().max(500),
            amount: sentAmount,
            fromThisFunder: sentAmount,
            fromOthers: sentAmount,
            inKind: sentAmount,
          }),
        )
        .max(MOST_LINES),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .default('GBP'),
      basedOn,
    })
    .optional(),
})

export const briefResponse = success.extend(brief.shape)

const ofProject = { access: 'user', params: { id: 'project' }, response: briefResponse } as const

/** People's plans for a project, entered once for all its applications. */
export const briefCalls = {
  'GET /projects/:id/brief': { ...ofProject, summary: 'Answers the brief of a project.' },
  'POST /projects/:id/brief': {
    ...ofProject,
    summary: 'Changes the sections and the budget of a brief that are given. 409 where somebody else did so before.',
    body: changeBriefRequest,
    hasLongTexts: true,
  },
  'POST /projects/:id/brief/propose': {
    work: 'heavy',
    ...ofProject,
    summary: 'Has what no person wrote of a brief proposed from the documents of its project.',
  },
} as const satisfies CallTable
