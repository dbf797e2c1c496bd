import type { LibraryDocument } from '../documents/library.ts'
import type { CallContext } from '../spending/call-context.ts'
import type { CoordinatorContent } from '../proposals/coordinator-message.ts'

export interface PlanTask {
  readonly questions: readonly {
    readonly text: string
    readonly guidance: string | null
    readonly section: string | null
  }[]
  readonly documents: readonly LibraryDocument[]
}

export interface ApplicationPlan {
  /**
   * For each question, the positions of the questions that it sums up and that are answered first. A question that sums
   * up others is never summed up itself.
   */
  readonly dependsOn: readonly (readonly number[])[]
  /** Messages exchanged with a model; for admins. */
  readonly exchanged: readonly CoordinatorContent[]
}

export interface ApplicationPlanner {
  /** Never throws: without a model, or if it fails, no question depends on another. */
  plan(task: PlanTask, context: CallContext): Promise<ApplicationPlan>
}
