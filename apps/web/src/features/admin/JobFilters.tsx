import type { JobsAnswer, JobState } from '../../../../../adapters/http-contract/jobs.ts'
import { formatCount } from '../../shared/formatting/numbers.ts'
import { operator } from '../../shared/texts/operator-texts.ts'
import styles from './JobsList.module.css'
import type { JobsView } from './use-jobs-view.ts'

const words = operator.jobs
const STATES: readonly JobState[] = ['queued', 'running', 'completed', 'failed']

/** Which jobs are shown, by their state and by what they do. */
export function JobFilters({ view, answer }: { readonly view: JobsView; readonly answer: JobsAnswer | undefined }) {
  const countOf = (state: JobState) => answer?.states[state] ?? 0
  const all = STATES.reduce((sum, state) => sum + countOf(state), 0)
  const known = answer?.names ?? []
  const names = view.name === '' || known.includes(view.name) ? known : [view.name, ...known]
  return (
    <div className={styles.filters}>
      <label className={styles.filter}>
        {words.state}
        <select value={view.state} onChange={(event) => view.filter({ state: event.target.value })}>
          <option value="">{words.anyState(formatCount(all))}</option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {words.stateCount(words.states[state], formatCount(countOf(state)))}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.filter}>
        {words.kind}
        <select value={view.name} onChange={(event) => view.filter({ name: event.target.value })}>
          <option value="">{words.anyKind}</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
