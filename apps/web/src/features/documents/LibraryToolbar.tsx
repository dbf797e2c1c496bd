import { AppstoreOutlined, BarChartOutlined, SearchOutlined, TableOutlined } from '@ant-design/icons'
import { Input, Segmented } from 'antd'
import { useCallback, useId, type ReactNode } from 'react'
import { texts } from '../../shared/texts/library-texts.ts'
import { useTyped } from '../../shared/use-typed.ts'
import { LabelName } from './DocumentLabels.tsx'
import { useLabelNames } from './use-label-names.ts'
import type { SharedDocuments } from './endpoints.ts'
import styles from './Library.module.css'
import type { LibraryView } from './use-library-view.ts'
import { Select } from '../../shared/ui/Select.tsx'

const words = texts.library

export type Look = 'cards' | 'table' | 'uses'

function Search({ view }: { readonly view: LibraryView }) {
  const { show } = view
  const search = useCallback((text: string) => show({ search: text }), [show])
  const [typed, setTyped] = useTyped(view.search, search)
  return (
    <Input
      className={styles.search}
      type="search"
      autoComplete="off"
      allowClear
      prefix={<SearchOutlined aria-hidden />}
      aria-label={words.search}
      placeholder={words.searchHint}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: ReactNode])[]
  readonly onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <Select
      id={id}
      aria-label={label}
      value={value}
      popupMatchSelectWidth={false}
      options={options.map(([option, name]) => ({ value: option, label: name }))}
      onChange={onChange}
    />
  )
}

const looks = () =>
  (
    [
      ['cards', <AppstoreOutlined aria-hidden />],
      ['table', <TableOutlined aria-hidden />],
      ['uses', <BarChartOutlined aria-hidden />],
    ] as const
  ).map(([value, icon]) => ({ value, icon, label: <span className={styles.look}>{words.views[value]}</span> }))

interface LibraryToolbarProps {
  readonly library: SharedDocuments
  readonly view: LibraryView
  readonly look: Look
  readonly onLook: (look: Look) => void
}

/** Search, filters, order and layout of the library. */
export function LibraryToolbar({ library, view, look, onLook }: LibraryToolbarProps) {
  const kinds = library.kinds.map((kind) => [kind, words.kinds[kind]] as const)
  const named = useLabelNames()
  const labels = library.labels.map((label) => [label, <LabelName key={label} label={named(label)} />] as const)
  const years = library.years.map((year) => [String(year), String(year)] as const)
  return (
    <div className={styles.toolbar} role="group" aria-label={words.view}>
      <Search view={view} />
      <Segmented<Look> aria-label={words.view} value={look} options={looks()} onChange={onLook} />
      {labels.length > 1 && (
        <Choice
          label={words.label}
          value={view.label}
          options={[['', words.allLabels], ...labels]}
          onChange={(label) => view.show({ label })}
        />
      )}
      <Choice
        label={words.kind}
        value={view.kind}
        options={[['', words.allKinds], ...kinds]}
        onChange={(kind) => view.show({ kind })}
      />
      {years.length > 0 && (
        <Choice
          label={words.year}
          value={view.year}
          options={[['', words.allYears], ...years]}
          onChange={(year) => view.show({ year })}
        />
      )}
      <Choice
        label={words.sort}
        value={view.sort}
        options={Object.entries(words.sorts)}
        onChange={(sort) => view.show({ sort })}
      />
    </div>
  )
}
