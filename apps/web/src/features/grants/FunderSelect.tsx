import { Select, Spin } from 'antd'
import { useState } from 'react'
import type { FunderListItem } from '../../../../../adapters/http-contract/funders.ts'
import { texts } from '../../shared/texts/texts.ts'
import { useDebounced } from '../../shared/use-debounced.ts'
import { useSearchFundersQuery } from './endpoints.ts'
import type { ChosenFunder } from './new-grant.ts'

const words = texts.grants

/** Milliseconds (SPEC.md §9). */
const DEBOUNCE = 400
const TYPED = 'typed:'

interface Option {
  readonly value: string
  readonly label: string
  readonly funder: ChosenFunder
  readonly note: string | null
}

const known = (funder: FunderListItem): Option => ({
  value: funder.id,
  label: funder.funderName,
  funder: { id: funder.id, name: funder.funderName },
  note: funder.charityNumber === null ? null : words.charityNumber(funder.charityNumber),
})

const typed = (name: string): Option => ({
  value: `${TYPED}${name}`,
  label: words.addFunder(name),
  funder: { id: null, name },
  note: null,
})

/** The funders found, and the typed name itself where none of them bears it. An empty query has no options. */
export function funderOptions(found: readonly FunderListItem[], typedName: string): readonly Option[] {
  const name = typedName.trim()
  if (name === '') return []
  const isKnown = found.some(({ funderName }) => funderName.trim().toLowerCase() === name.toLowerCase())
  return [...found.map(known), ...(isKnown ? [] : [typed(name)])]
}

interface FunderSelectProps {
  readonly id: string
  readonly value: ChosenFunder | null
  readonly onChange: (funder: ChosenFunder | null) => void
}

export function FunderSelect({ id, value, onChange }: FunderSelectProps) {
  const [text, setText] = useState('')
  const query = useDebounced(text.trim(), DEBOUNCE)
  const isEmpty = text.trim() === '' || query === ''
  const { currentData, isFetching } = useSearchFundersQuery(query, { skip: isEmpty })
  const options = isEmpty ? [] : funderOptions(currentData ?? [], text)
  return (
    <Select<{ value: string; label: string }, Option>
      id={id}
      showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
      labelInValue
      allowClear
      placeholder={words.funderPlaceholder}
      value={value === null ? undefined : { value: value.id ?? `${TYPED}${value.name}`, label: value.name }}
      options={[...options]}
      notFoundContent={isEmpty ? null : isFetching ? <Spin size="small" /> : words.noFunders}
      optionRender={({ data }) => (
        <span className="stack" style={{ gap: 0 }}>
          <span>{data.label}</span>
          {data.note !== null && <span className="muted small">{data.note}</span>}
        </span>
      )}
      onChange={(_chosen, option) => {
        const chosen = Array.isArray(option) ? option[0] : option
        onChange(chosen?.funder ?? null)
        setText('')
      }}
      style={{ width: '100%' }}
    />
  )
}
