import type { Funders } from '../funders/ports.ts'
import { newJob } from '../jobs/job.ts'
import type { Jobs } from '../jobs/ports.ts'
import type { Projects } from '../projects/ports.ts'
import type { FormTerms } from '../proposals/form/form-terms.ts'
import { chosenFunder, type GrantMaking } from '../proposals/form/grant-to-create.ts'
import { changeFunder, type Proposal } from '../proposals/proposal.ts'
import type { Holdings } from '../quotas/ports.ts'
import { isAppError } from '../shared/app-error.ts'
import { instantIn } from '../shared/zoned-time.ts'
import type { FormHead } from './form-head.ts'

export interface HeadStores {
  readonly projects: Projects
  readonly funders: Funders
  readonly holdings: Holdings
  readonly jobs: Jobs
}

interface Read {
  readonly head: FormHead
  readonly terms: FormTerms | null
  /** In which a day is meant where the form names no zone; IANA. */
  readonly zone: string
}

/**
 * The application with the name, the funder and the deadline that its form prints, as far as nobody has given them since.
 * The name counts while the application bears that of its file, and so does that of a project made with it. A deadline is
 * taken where the form names one alone that is not over.
 */
export async function takeHead(
  stores: HeadStores,
  proposal: Proposal,
  { head, terms, zone }: Read,
  making: GrantMaking,
): Promise<Proposal> {
  const named = await takeName(stores, proposal, head.name)
  const dated = { ...named, ...(named.deadline === null && soleDeadline(terms, zone, making.clock.now())) }
  return dated.funderId === null && head.funder !== null ? takeFunder(stores, dated, head.funder, making) : dated
}

/** The name of an application, or of a project, that was made by dropping a file. */
export const nameOfFile = (fileName: string) =>
  fileName
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[_-]+/g, ' ')
    .trim() || fileName

async function takeName({ projects }: HeadStores, proposal: Proposal, name: string | null): Promise<Proposal> {
  const provisional = nameOfFile(proposal.form?.fileName ?? '')
  if (name === null || proposal.name !== provisional) return proposal
  const project = proposal.projectId && (await projects.find(proposal.accountId, proposal.projectId))
  if (project && project.name === provisional) await projects.save({ ...project, name })
  return { ...proposal, name }
}

function soleDeadline(terms: FormTerms | null, ownZone: string, now: string): Partial<Proposal> {
  const [found] = terms?.deadline.findings ?? []
  if (found === undefined || terms?.deadline.state !== 'confirmed') return {}
  const deadlineZone = found.zone ?? ownZone
  const deadline = instantIn(deadlineZone, found)
  return deadline > now ? { deadline, deadlineZone } : {}
}

async function takeFunder(
  stores: HeadStores,
  proposal: Proposal,
  funderName: string,
  making: GrantMaking,
): Promise<Proposal> {
  const { id: proposalId, accountId } = proposal
  try {
    const funderId = await chosenFunder({ accountId, funderId: null, funderName }, stores, making)
    await stores.jobs.add(newJob('write-funder-overview', { accountId, data: { proposalId } }, making))
    return changeFunder(proposal, funderId)
  } catch (error) {
    // An account with all the funders that it may have goes without.
    if (isAppError(error, 'conflict')) return proposal
    throw error
  }
}
