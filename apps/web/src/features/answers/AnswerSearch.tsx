import { SearchOutlined } from '@ant-design/icons'
import { Input, Segmented } from 'antd'
import { useEffect, useId, useState } from 'react'
import { texts } from '../../shared/texts/answers-texts.ts'
import { useDebounced } from '../../shared/use-debounced.ts'
import styles from './Answers.module.css'
import type { AnswersView } from './endpoints.ts'
import type { ShowAnswers } from './use-answers-view.ts'

const words = texts.answers

/** Milliseconds for which typing has to rest before the server is asked. */
const DEBOUNCE = 300

interface AnswerSearchProps {
  readonly view: AnswersView
  readonly show: ShowAnswers
}

/** What is searched for, and among which answers. */
export function AnswerSearch({ view, show }: AnswerSearchProps) {
  const id = useId()
  const [typed, setTyped] = useState(view.search)
  const [shown, setShown] = useState(view.search)
  const settled = useDebounced(typed, DEBOUNCE)
  if (shown !== view.search) {
    setShown(view.search)
    setTyped(view.search)
  }
  useEffect(() => {
    if (settled === typed && settled !== view.search) show({ search: settled, page: '1', answer: '' }, true)
  }, [settled, typed, view.search, show])
  return (
    <div className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {words.search}
      </label>
      <Input
        id={id}
        type="search"
        prefix={<SearchOutlined aria-hidden />}
        placeholder={words.searchHint}
        allowClear
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Segmented
        aria-label={words.stateLabel}
        value={view.state}
        options={(['kept', 'retired'] as const).map((state) => ({ value: state, label: words.states[state] }))}
        onChange={(state) => show({ state, page: '1', answer: '' })}
      />
    </div>
  )
}
