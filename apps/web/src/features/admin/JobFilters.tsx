import type { JobsAnswer, JobState } from '../../../../../adapters/http-contract/maintenance.ts'
import { formatCount } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/admin-texts.ts'
import { FilterSelect } from './FilterSelect.tsx'
import type { JobsView } from './use-jobs-view.ts'

const words = texts.operator.jobs
const STATES: readonly JobState[] = ['queued', 'running', 'completed', 'failed']

/** Filters for the state and type of jobs. */
export function JobFilters({ view, answer }: { readonly view: JobsView; readonly answer: JobsAnswer | undefined }) {
  const countOf = (state: JobState) => answer?.states[state] ?? 0
  const all = STATES.reduce((sum, state) => sum + countOf(state), 0)
  const known = answer?.names ?? []
  const names = view.name === '' || known.includes(view.name) ? known : [view.name, ...known]
  return (
    <>
      <FilterSelect
        label={words.state}
        value={view.state}
        options={[
          { value: '', label: words.anyState(formatCount(all)) },
          ...STATES.map((state) => ({
            value: state,
            label: words.stateCount(words.states[state], formatCount(countOf(state))),
          })),
        ]}
        onChange={(state) => view.filter({ state })}
      />
      <FilterSelect
        label={words.kind}
        value={view.name}
        options={[{ value: '', label: words.anyKind }, ...names.map((name) => ({ value: name, label: name }))]}
        isSearched
        onChange={(name) => view.filter({ name })}
      />
    </>
  )
}
