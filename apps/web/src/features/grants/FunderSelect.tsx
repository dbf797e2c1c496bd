import { Spin } from 'antd'
import { useState } from 'react'
import { texts } from '../../shared/texts/proposal-texts.ts'
import { useDebounced } from '../../shared/use-debounced.ts'
import { useSearchFundersQuery } from './endpoints.ts'
import { funderOptions, valueOf, type FunderOption } from './funder-options.ts'
import type { ChosenFunder } from './new-grant.ts'
import { Select } from '../../shared/ui/Select.tsx'

const words = texts.grants

/** Milliseconds. */
const DEBOUNCE = 400

/** What was found is not asked for again while it is remembered. */
const asRemembered = { refetchOnMountOrArgChange: false, refetchOnFocus: false }

interface FunderSelectProps {
  readonly id: string
  readonly value: ChosenFunder | null
  readonly onChange: (funder: ChosenFunder | null) => void
}

export function FunderSelect({ id, value, onChange }: FunderSelectProps) {
  const [text, setText] = useState('')
  const query = useDebounced(text.trim(), DEBOUNCE)
  const isEmpty = text.trim() === '' || query === ''
  const { currentData, isFetching } = useSearchFundersQuery(query, { ...asRemembered, skip: isEmpty })
  const options = isEmpty ? [] : funderOptions(currentData ?? [], text)
  return (
    <Select<{ value: string; label: string }, FunderOption>
      id={id}
      showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
      labelInValue
      allowClear
      placeholder={words.funderPlaceholder}
      value={value === null ? undefined : { value: valueOf(value), label: value.name }}
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
