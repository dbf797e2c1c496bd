import type { ApplicationPlan, ApplicationPlanner, PlanTask } from '../../../core/drafting/ports.ts'
import type { Log } from '../../../core/shared/ports.ts'
import type { CallContext } from '../../../core/spending/call-context.ts'
import type { ModelClient } from '../model-client.ts'
import { handIn } from '../hand-in.ts'
import { ANSWER_PLAN, planRequest, readPlan } from '../prompts/plan-application.prompt.ts'

/** The model decides which questions summarise others. */
export class ModelPlanner implements ApplicationPlanner {
  constructor(
    private readonly client: ModelClient,
    private readonly log: Log,
  ) {}

  async plan(task: PlanTask, context: CallContext): Promise<ApplicationPlan> {
    const count = task.questions.length
    try {
      const run = await this.client.begin(context)
      const { input, id, said } = await handIn(run, planRequest(task), ANSWER_PLAN, this.client)
      const dependsOn = readPlan(input, count)
      const waiting = dependsOn.filter((others) => others.length > 0).length
      const cost = context.meter.total()?.cost ?? 0
      const content = { success: true, questions: count, documents: task.documents.length, waiting, cost }
      return { dependsOn, exchanged: [...said, { type: 'tool_result', tool_use_id: id, content }] }
    } catch (error) {
      this.log.warn('The answers of an application are not planned', { error })
      return { dependsOn: task.questions.map(() => []), exchanged: [] }
    }
  }
}
