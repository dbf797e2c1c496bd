import { SearchOutlined } from '@ant-design/icons'
import { Input, Segmented } from 'antd'
import { useCallback, useId } from 'react'
import { texts } from '../../shared/texts/answers-texts.ts'
import { useTyped } from '../../shared/use-typed.ts'
import styles from './Answers.module.css'
import type { AnswersView } from './endpoints.ts'
import type { ShowAnswers } from './use-answers-view.ts'

const words = texts.answers

interface AnswerSearchProps {
  readonly view: AnswersView
  readonly show: ShowAnswers
}

/** Search field and filters. */
export function AnswerSearch({ view, show }: AnswerSearchProps) {
  const id = useId()
  const search = useCallback((text: string) => show({ search: text, page: '1', answer: '' }, true), [show])
  const [typed, setTyped] = useTyped(view.search, search)
  return (
    <div className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {words.search}
      </label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
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
