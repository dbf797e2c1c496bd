import { z } from 'zod'
import { entity, success } from './envelope.ts'

export const funderListItem = entity.extend({ funderName: z.string(), charityNumber: z.string().nullable() })
export type FunderListItem = z.infer<typeof funderListItem>

export const funder = funderListItem.extend({
  markdownOverview: z.string().nullable(),
  citations: z.array(z.object({ title: z.string(), url: z.string().nullable() })),
})
export type Funder = z.infer<typeof funder>

export const fundersResponse = success.extend({ funders: z.array(funderListItem) })
export const funderResponse = success.extend({ funder })
