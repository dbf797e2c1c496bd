import { Checkbox } from 'antd'
import type { Response } from '../../../../../adapters/http-contract/calls.ts'
import { texts } from '../../shared/texts/pipeline-texts.ts'
import styles from './ApplicationFilters.module.css'
import { AmountField, ChoiceField, TypedField } from './FilterFields.tsx'
import type { ApplicationsView, FilterName } from './use-applications-view.ts'

const words = texts.applications

export interface NamedChoice {
  readonly id: string
  readonly name: string
}

interface ApplicationFiltersProps {
  readonly view: ApplicationsView
  readonly funders: Response<'GET /applications'>['funders']
  readonly projects: readonly NamedChoice[]
  readonly colleagues: readonly NamedChoice[]
}

const choices = (named: readonly NamedChoice[]) => named.map(({ id, name }) => ({ value: id, label: name }))
const entries = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** Filters of the table. */
export function ApplicationFilters({ view, funders, projects, colleagues }: ApplicationFiltersProps) {
  const choose = (name: FilterName, label: string, options: { value: string; label: string }[]) => (
    <ChoiceField
      label={label}
      value={view.filters[name]}
      options={[{ value: '', label: words.any }, ...options]}
      onChange={(value) => view.filter({ [name]: value })}
    />
  )
  const amount = (name: FilterName, label: string) => (
    <AmountField label={label} value={view.filters[name]} onChange={(value) => view.filter({ [name]: value }, true)} />
  )
  return (
    <div className={styles.filters} role="search">
      <TypedField
        label={words.search}
        hint={words.searchHint}
        value={view.filters.search}
        onChange={(search) => view.filter({ search }, true)}
      />
      {choose('stage', words.stage, [{ value: 'open', label: words.openStages }, ...entries(texts.deadlines.stages)])}
      {choose('funder', words.funder, choices(funders.map(({ _id, name }) => ({ id: _id, name }))))}
      {choose('project', words.project, choices(projects))}
      {choose('owner', words.owner, [{ value: 'none', label: words.nobody }, ...choices(colleagues)])}
      {choose('due', words.deadline, entries(words.due))}
      {amount('amountFrom', words.amountFrom)}
      {amount('amountTo', words.amountTo)}
      <Checkbox
        className={styles.check ?? ''}
        checked={view.filters.archived === 'true'}
        onChange={(event) => view.filter({ archived: String(event.target.checked) })}
      >
        {words.archived}
      </Checkbox>
    </div>
  )
}
