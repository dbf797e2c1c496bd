import type { AccountId, ProjectId } from '../shared/ids.ts'
import { queueFilling } from '../jobs/queue-filling.ts'
import type { JobSources } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { OpenText } from '../texts/open-text.ts'
import type { BriefSectionKey } from '../projects/brief-sections.ts'
import { findBrief, type BriefStores } from './find-brief.ts'
import { sectionOf, withSection, type ProjectBrief } from './project-brief.ts'

/** Editors save while people type. Questions that wait for the section are answered after this pause. */
const WRITING_PAUSE_MS = 60_000

/** A section of a project's brief. Throws `not-found` for an absent project or one of another account. */
export async function openBriefSection(
  stores: BriefStores & { readonly jobs: Jobs },
  accountId: AccountId,
  { projectId, section }: { readonly projectId: ProjectId; readonly section: BriefSectionKey },
  sources: JobSources,
): Promise<OpenText> {
  const brief = await findBrief(stores, accountId, projectId)
  return {
    ...sectionTextOf(brief, section),
    save: async (next) => {
      await stores.projectBriefs.save(next === null ? brief : withSection(brief, section, next))
      if (next !== null) await queueFilling(stores.jobs, accountId, sources, WRITING_PAUSE_MS)
    },
  }
}

/** The section as the text history uses it. */
export function sectionTextOf(
  brief: ProjectBrief,
  key: BriefSectionKey,
): Pick<OpenText, 'accountId' | 'owner' | 'current'> {
  const { id, accountId } = brief
  return { accountId, owner: { kind: `brief-${key}`, id }, current: sectionOf(brief, key) }
}
