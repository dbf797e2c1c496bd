import type { AccountId, ProjectId } from '../shared/ids.ts'
import { keptTextOf } from '../texts/drafts.ts'
import type { OpenText } from '../texts/open-text.ts'
import type { KeptText } from '../texts/text-version.ts'
import type { Projects } from '../projects/ports.ts'
import { completeOverview, projectNotFound, type Project } from '../projects/project.ts'

/** The overview of a project. Throws `not-found` for an absent project or one of another account. */
export async function openOverview(
  { projects }: { readonly projects: Projects },
  accountId: AccountId,
  id: ProjectId,
): Promise<OpenText> {
  const project = await projects.find(accountId, id)
  if (!project) throw projectNotFound()
  return {
    ...overviewTextOf(project),
    save: async (next) => {
      await projects.save(next === null ? project : withKeptOverview(project, next))
    },
  }
}

/** The overview as the text history uses it. */
export function overviewTextOf({
  id,
  accountId,
  overview: { text },
  overviewState,
  overviewUsage: usage,
  createdAt: writtenAt,
}: Project): Pick<OpenText, 'accountId' | 'owner' | 'current'> {
  return { accountId, owner: { kind: 'overview', id }, current: keptTextOf(text, overviewState, { usage, writtenAt }) }
}

/** An empty overview resets the status, so that a new one can be requested. */
function withKeptOverview(project: Project, { text, state, detail }: KeptText): Project {
  const changed = completeOverview(project, text, state)
  return detail.missing ? { ...changed, overview: { ...changed.overview, status: 'notStarted' } } : changed
}
