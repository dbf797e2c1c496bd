import { SearchOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useId, useState, type KeyboardEvent } from 'react'
import type { InsertTarget } from '../../shared/insert-target.ts'
import { texts } from '../../shared/texts/search-texts.ts'
import { FailureNotice } from '../../shared/ui/Notice.tsx'
import { commandsFor, entryOf, type Command, type EntryGroup, type SearchEntry } from './search-entry.ts'
import styles from './SearchDialog.module.css'
import { actsOn } from './search-acts.ts'
import { SearchActs } from './SearchActs.tsx'
import { SearchList } from './SearchList.tsx'
import { type OpenResult, useSearchResults } from './use-search-results.ts'
import { keyOf } from '../../shared/use-keys.ts'

const words = texts.search

/** Maximum number of commands, so that search results have space. */
const MOST_COMMANDS = 5

interface SearchBoxProps {
  readonly commands: readonly Command[]
  /** Recently opened entries, latest first. */
  readonly recent: readonly SearchEntry[]
  readonly target: InsertTarget | null
  readonly onOpen: OpenResult
  readonly onChosen: (entry: SearchEntry) => void
  readonly onInsert: (entry: SearchEntry) => void
}

function localGroups(text: string, commands: readonly Command[], recent: readonly SearchEntry[]): EntryGroup[] {
  const isEmpty = text.trim() === ''
  const fitting = commandsFor(commands, text)
  const groups = [
    { key: 'recent', label: words.recent, entries: isEmpty ? recent : [] },
    {
      key: 'commands',
      label: words.commands,
      entries: (isEmpty ? fitting : fitting.slice(0, MOST_COMMANDS)).map(entryOf),
    },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

/** The selected line: the first for a new text, then moved by arrow keys. */
function useActive(text: string, entries: readonly SearchEntry[]) {
  const [chosen, setChosen] = useState<{ readonly text: string; readonly key: string } | null>(null)
  const found = chosen?.text === text ? entries.findIndex(({ key }) => key === chosen.key) : -1
  const at = found >= 0 ? found : 0
  const move = (to: number) => {
    const entry = entries.at(((to % entries.length) + entries.length) % entries.length)
    if (entry !== undefined) setChosen({ text, key: entry.key })
  }
  return { active: entries[at], at, move }
}

/** The field keeps the focus, so that the user can continue typing. */
function Suggestion({ text, onTake }: { readonly text: string; readonly onTake: (text: string) => void }) {
  return (
    <p className={styles.nothing} role="status">
      <Button type="link" size="small" onMouseDown={(event) => event.preventDefault()} onClick={() => onTake(text)}>
        {words.didYouMean(text)}
      </Button>
    </p>
  )
}

/** A combobox: the field keeps the focus, arrow keys select a line, Enter opens it. */
export function SearchBox({ commands, recent, target, onOpen, onChosen, onInsert }: SearchBoxProps) {
  const id = useId()
  const [text, setText] = useState('')
  const results = useSearchResults(text, onOpen)
  const local = localGroups(text, commands, recent)
  // What was found for an earlier text stays in sight, and can't be chosen.
  const shown = [...local, ...results.groups]
  // Enter opens nothing that was found for an earlier text, which stays in sight until the answer is there.
  const entries = (results.isCurrent ? shown : local).flatMap((group) => group.entries)
  const { active, at, move } = useActive(text, entries)
  const idOf = (key: string) => `${id}-${key.replaceAll(' ', '-')}`
  const listId = `${id}-list`
  const hasNothing = results.isCurrent && !results.hasFailed && entries.length === 0

  const acts = actsOn(active, { target, onChosen, onInsert })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const act = acts.find(({ isPressed }) => isPressed(event))
    // What is selected in the field is copied from there.
    if (act !== undefined && (act.kind !== 'copy' || field.selectionStart === field.selectionEnd)) {
      event.preventDefault()
      return act.run()
    }
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(at + 1),
      ArrowUp: () => move(at - 1),
    }
    const step = steps[keyOf(event)]
    if (step === undefined) return
    event.preventDefault()
    step()
  }

  return (
    <div className={styles.box}>
      <Input
        autoFocus
        size="large"
        allowClear
        autoComplete="off"
        prefix={<SearchOutlined aria-hidden />}
        value={text}
        placeholder={words.placeholder}
        maxLength={200}
        role="combobox"
        aria-label={words.field}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && idOf(active.key)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="visually-hidden">
        {results.isCurrent ? words.count(entries.length) : ''}
      </p>
      <div className={styles.results} aria-busy={!results.isCurrent}>
        {results.hasFailed && <FailureNotice error={results.error} heading={words.failed} />}
        {hasNothing && <p className={`${styles.nothing} muted`}>{words.nothing(text.trim())}</p>}
        {results.didYouMean !== null && <Suggestion text={results.didYouMean} onTake={setText} />}
        <SearchList
          id={listId}
          label={words.results}
          groups={shown}
          activeKey={active?.key ?? null}
          idOf={idOf}
          onChoose={onChosen}
        />
      </div>
      <SearchActs acts={acts} target={target} />
    </div>
  )
}
