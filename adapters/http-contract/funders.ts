import { z } from 'zod'
import { answerWarning } from './answer-warning.ts'
import { entity, success } from './envelope.ts'

export const funderListItem = entity.extend({ funderName: z.string(), charityNumber: z.string().nullable() })
export type FunderListItem = z.infer<typeof funderListItem>

export const funder = funderListItem.extend({
  markdownOverview: z.string().nullable(),
  citations: z.array(z.object({ title: z.string(), url: z.string().nullable() })),
  /** What the reader of the overview should look at. */
  overviewWarnings: z.array(answerWarning).optional(),
})
export type Funder = z.infer<typeof funder>

export const fundersResponse = success.extend({ funders: z.array(funderListItem) })
export const funderResponse = success.extend({ funder })
