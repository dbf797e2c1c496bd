import type { ProjectId } from '../shared/ids.ts'
import type { Actor } from '../identity/user.ts'
import { queueFilling } from '../jobs/queue-filling.ts'
import { AppError } from '../shared/app-error.ts'
import type { UnitOfWork } from '../shared/ports.ts'
import type { TextSources } from '../texts/drafts.ts'
import { keepEdit, newerVersion } from '../text-history/keep-edit.ts'
import type { EditStores } from '../text-history/find-text.ts'
import { retryStale } from '../shared/retry-stale.ts'
import { authorOf } from '../identity/text-author.ts'
import { newState } from '../shared/text-state.ts'
import { typedText } from '../texts/typed-text.ts'
import type { BriefSectionKey } from '../projects/brief-sections.ts'
import { tidyLine, type BudgetLine } from '../brief/budget.ts'
import { findBrief } from '../brief/find-brief.ts'
import { sectionOf, withBudget, type ProjectBrief } from '../brief/project-brief.ts'

/** `basedOn`: the version that the author saw, 0 if there was none; null for the current one. */
interface BasedChange {
  readonly basedOn: number | null
}

interface SectionToChange extends BasedChange {
  readonly key: BriefSectionKey
  /** Sending the current text unchanged accepts a proposal. */
  readonly text: string
}

interface BudgetToChange extends BasedChange {
  readonly lines: readonly BudgetLine[]
  readonly currency: string
}

interface BriefToChange {
  readonly actor: Actor
  readonly projectId: ProjectId
  readonly sections: readonly SectionToChange[]
  /** Null leaves it unchanged. */
  readonly budget: BudgetToChange | null
}

/** Changes all the given sections and the budget, or none of them. */
export class ChangeBrief {
  constructor(
    private readonly work: UnitOfWork<EditStores>,
    private readonly sources: TextSources,
  ) {}

  /** Throws `conflict` where somebody else has changed one of them, with that section's current text in its details. */
  execute(input: BriefToChange): Promise<ProjectBrief> {
    const { actor, projectId, budget } = input
    return retryStale(() =>
      this.work.run(async (stores) => {
        await queueFilling(stores.jobs, actor.accountId, this.sources)
        for (const section of input.sections) await this.changeSection(stores, input, section)
        const brief = await findBrief(stores, actor.accountId, projectId)
        return budget === null ? brief : stores.projectBriefs.save(await this.withBudget(stores, actor, brief, budget))
      }),
    )
  }

  private async changeSection(
    stores: EditStores,
    { actor, projectId }: BriefToChange,
    { key, text, basedOn }: SectionToChange,
  ): Promise<void> {
    const current = sectionOf(await findBrief(stores, actor.accountId, projectId), key)
    const edit = { text: typedText(text), basedOn: basedOn ?? current?.state.version ?? 0, session: null }
    const place = { kind: 'brief', projectId, section: key } as const
    const outcome = await keepEdit(stores, { actor, place, edit, adoptsDraft: true }, this.sources)
    if (outcome.isRefused) throw newerVersion(outcome.current)
  }

  private async withBudget(
    { users }: EditStores,
    actor: Actor,
    brief: ProjectBrief,
    { lines, currency, basedOn }: BudgetToChange,
  ): Promise<ProjectBrief> {
    const version = brief.budget?.state.version ?? 0
    if (basedOn !== null && basedOn !== version) throw new AppError('conflict', 'brief.budget-changed')
    const state = newState({
      version: version + 1,
      origin: 'person',
      author: await authorOf(users, actor),
      basis: brief.budget?.state.basis ?? null,
      writtenAt: this.sources.clock.now(),
    })
    return withBudget(brief, { lines: lines.map(tidyLine), currency, state, sources: brief.budget?.sources ?? [] })
  }
}
