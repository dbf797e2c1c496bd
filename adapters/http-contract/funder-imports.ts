import { z } from 'zod'
import { entity, instant, success } from './envelope.ts'
import { pageQuery, total } from './paging.ts'

const LONGEST = 500

/** Beside the file, where the file itself does not say it: what is cited with all that it brings in. */
export const funderImportFields = z.object({
  /** What the publication is called. */
  title: z.string().trim().max(LONGEST).optional(),
  /** Where it was published. */
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(LONGEST)]).optional(),
  /** The licence under which it may be used. */
  licence: z.string().trim().max(LONGEST).optional(),
  /** A date such as 2026-11-21. */
  publishedOn: z.union([z.literal(''), z.iso.date()]).optional(),
})

export const funderImportsQuery = pageQuery

export const funderImport = entity.extend({
  fileName: z.string(),
  sizeBytes: z.number(),
  format: z.enum([
    '360giving',
    'charity-commission-charities',
    'charity-commission-names',
    'dual-registrations',
    'irs-grants',
    'irs-organisations',
    'irs-return',
  ]),
  source: z.object({
    title: z.string(),
    url: z.string().nullable(),
    licence: z.string().nullable(),
    publishedOn: z.string().nullable(),
  }),
  state: z.enum(['queued', 'running', 'completed', 'failed', 'interrupted']),
  /** A sentence; null unless it failed. */
  error: z.string().nullable(),
  /** So far, as the three that follow. */
  recordsRead: z.number().int(),
  fundersAdded: z.number().int(),
  fundersChanged: z.number().int(),
  recordsSkipped: z.number().int(),
  /** Why the first of the records that were left out could not be used. */
  problems: z.array(z.string()),
  createdAt: instant,
  finishedAt: instant.nullable(),
})
export type FunderImport = z.infer<typeof funderImport>

export const funderImportResponse = success.extend({ import: funderImport })
export const funderImportsResponse = success.extend({ imports: z.array(funderImport), total })
