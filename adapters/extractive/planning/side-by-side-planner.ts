import type { ApplicationPlan, ApplicationPlanner, PlanTask } from '../../../core/drafting/ports.ts'

/** Without a model no question is known to wait for another. */
export class SideBySidePlanner implements ApplicationPlanner {
  plan({ questions }: PlanTask): Promise<ApplicationPlan> {
    return Promise.resolve({ dependsOn: questions.map(() => []), exchanged: [] })
  }
}
