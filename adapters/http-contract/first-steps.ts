import { z } from 'zod'
import { success } from './envelope.ts'

const count = z.number().int().nonnegative()

export const firstStepsResponse = success.extend({
  firstSteps: z.object({
    /** In the library and in projects. */
    documents: count,
    applications: count,
    /** Users beside the one who asks, invited ones included. */
    colleagues: count,
  }),
})
export type FirstSteps = z.infer<typeof firstStepsResponse>['firstSteps']
