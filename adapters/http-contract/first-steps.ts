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
    /** The facts of the organisation that most forms ask for. */
    profile: z.object({
      confirmed: count,
      /** Keys of those that documents propose or disagree about. */
      toSettle: z.array(z.string()),
      /** Documents in which facts were not looked for yet. */
      unread: count,
    }),
  }),
})
export type FirstSteps = z.infer<typeof firstStepsResponse>['firstSteps']
