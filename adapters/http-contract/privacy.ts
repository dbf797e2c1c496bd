import { z } from 'zod'
import { success } from './envelope.ts'

const dataFeature = z.enum([
  ...[
    'forms',
    'answers',
    'chat',
    'checks',
    'cover-letters',
    'reports',
    'overviews',
    'briefs',
    'facts',
    'descriptions',
    'funders',
    'search',
  ],
  ...['scans', 'mail', 'files', 'task-board', 'errors', 'support'],
] as const)

/** What a part of the product shows to whom. */
const dataFlow = z.object({
  feature: dataFeature,
  /** The service as it is configured; null where nothing leaves the server. */
  service: z.string().nullable(),
  /** Whether it is work for a language model, which the account can keep from being asked. */
  isModel: z.boolean(),
})
export type DataFlow = z.infer<typeof dataFlow>

export const dataFlowsResponse = success.extend({ flows: z.array(dataFlow).readonly() })
