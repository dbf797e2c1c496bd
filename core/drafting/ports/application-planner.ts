import type { LibraryDocument } from '../../documents/library.ts'
import type { CallContext } from '../../spending/call-context.ts'
import type { CoordinatorContent } from '../../proposals/coordinator-message.ts'

export interface PlanTask {
  readonly questions: readonly {
    readonly text: string
    readonly guidance: string | null
    readonly section: string | null
  }[]
  readonly documents: readonly LibraryDocument[]
}

export interface ApplicationPlan {
  /** For each question the places of those whose answers it sums up: they are answered first. None waits for one that waits. */
  readonly dependsOn: readonly (readonly number[])[]
  /** What was exchanged with a model on the way; for admins. */
  readonly exchanged: readonly CoordinatorContent[]
}

export interface ApplicationPlanner {
  /** Never throws: without a model, or when it fails, no question waits for another. */
  plan(task: PlanTask, context: CallContext): Promise<ApplicationPlan>
}
