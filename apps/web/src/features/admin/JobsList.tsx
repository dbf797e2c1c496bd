import { useState } from 'react'
import type { Job } from '../../../../../adapters/http-contract/maintenance.ts'
import { messageOf } from '../../shared/api-failure.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import { usePollWhile } from '../../shared/use-poll-while.ts'
import { jobColumns, labelOf, type JobActions } from './job-columns.tsx'
import { useListJobsQuery, useReloadJobMutation, useRemoveJobMutation } from './job-endpoints.ts'
import { JobDrawer } from './JobDrawer.tsx'
import { JobFilters } from './JobFilters.tsx'
import { ListCard } from './ListCard.tsx'
import type { NoRows } from './ListEmpty.tsx'
import { useJobsView, type JobsView } from './use-jobs-view.ts'

const words = texts.operator.jobs

/** Polling interval in milliseconds. */
const POLL = 5000

interface Said {
  readonly tone: 'good' | 'error'
  readonly message: string
}

/** Actions on a job, with their outcome. */
function useJobActions(view: JobsView, refetch: () => unknown): { actions: JobActions; said: Said | null } {
  const [reload] = useReloadJobMutation()
  const [remove] = useRemoveJobMutation()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const perform = async (job: Job, call: typeof reload, done: (name: string) => string) => {
    setBusyId(job.id)
    const { error } = await call(job.id)
    const failed = error !== undefined
    setSaid({ tone: failed ? 'error' : 'good', message: failed ? messageOf(error, words.failed) : done(labelOf(job)) })
    setBusyId(null)
    void refetch()
  }
  const actions: JobActions = {
    busyId,
    onOpen: ({ id }) => view.open(id),
    onReload: (job) => void perform(job, reload, words.reloaded),
    onRemove: (job) => void perform(job, remove, words.removed),
  }
  return { actions, said }
}

function emptyOf({ state, name, filter }: JobsView): NoRows {
  if (state === '' && name === '') return { title: words.none }
  return {
    title: words.noneFound,
    action: { label: words.showAll, onClick: () => filter({ state: '', name: '' }) },
  }
}

/** Jobs of all accounts, updated continuously. */
export function JobsList() {
  const view = useJobsView()
  const { data, error, refetch } = useListJobsQuery(view.query)
  usePollWhile(true, POLL, refetch, error !== undefined)
  const { actions, said } = useJobActions(view, refetch)
  return (
    <>
      <ListCard
        label={words.title}
        columns={jobColumns(actions)}
        view={view}
        query={{ data: data && { rows: data.jobs, total: data.total }, error, refetch }}
        controls={<JobFilters view={view} answer={data} />}
        notice={said !== null && <Notice tone={said.tone}>{said.message}</Notice>}
        empty={emptyOf(view)}
      />
      <JobDrawer jobId={view.job} onClose={() => view.open('')} />
    </>
  )
}
