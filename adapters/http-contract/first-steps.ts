import { z } from 'zod'
import { success } from './envelope.ts'

const count = z.number().int().nonnegative()

export const firstStepsResponse = success.extend({
  firstSteps: z.object({
    /** Number in the library and in projects. */
    documents: count,
    applications: count,
    /** Number of other users, including invited ones. */
    colleagues: count,
    /** The organisation's facts that most forms ask for. */
    profile: z.object({
      confirmed: count,
      /** Keys of facts that are proposed or conflicting. */
      toSettle: z.array(z.string()),
      /** Number of documents not yet searched for facts. */
      unread: count,
    }),
  }),
})
export type FirstSteps = z.infer<typeof firstStepsResponse>['firstSteps']
