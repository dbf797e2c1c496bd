import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/answers-texts.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { LoadState } from '../../shared/ui/LoadState.tsx'
import { SkeletonCards } from '../../shared/ui/Skeletons.tsx'
import { AnswerItem } from './AnswerItem.tsx'
import { AnswerSearch } from './AnswerSearch.tsx'
import styles from './Answers.module.css'
import { PAGE_SIZE, useListAnswersQuery, type AnswersView } from './endpoints.ts'
import { useAnswersView, type ShowAnswers } from './use-answers-view.ts'

const words = texts.answers

function Nothing({ view, show }: { readonly view: AnswersView; readonly show: ShowAnswers }) {
  if (view.search !== '')
    return (
      <EmptyState
        title={words.noneFound}
        hint={words.noneFoundHint}
        action={<Button onClick={() => show({ search: '', page: '1' })}>{words.clear}</Button>}
      />
    )
  if (view.state === 'retired') return <EmptyState title={words.noneRetired} />
  const toLibrary = <Link to={paths.documentLibrary}>{words.toLibrary}</Link>
  return <EmptyState title={words.empty} hint={words.emptyHint} action={toLibrary} />
}

function Pages({ page, total, show }: { readonly page: number; readonly total: number; readonly show: ShowAnswers }) {
  const pages = Math.ceil(total / PAGE_SIZE)
  if (pages < 2) return null
  const turn = (to: number) => show({ page: String(to), answer: '' })
  return (
    <nav className="row" aria-label={words.pages}>
      <Button disabled={page <= 1} onClick={() => turn(page - 1)}>
        {words.previous}
      </Button>
      <span>{words.pageOf(page, pages)}</span>
      <Button disabled={page >= pages} onClick={() => turn(page + 1)}>
        {words.next}
      </Button>
    </nav>
  )
}

/** The organisation's earlier answers, with their own search. */
export function AnswerList() {
  const { view, show } = useAnswersView()
  const { search, state, page, opened } = view
  const query = useListAnswersQuery({ search, state, page })
  const [note, setNote] = useState('')
  return (
    <>
      <AnswerSearch view={view} show={show} />
      <p role="status" className={note === '' ? 'visually-hidden' : 'muted small'}>
        {note}
      </p>
      <LoadState query={query} skeleton={<SkeletonCards count={4} height={96} />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <Nothing view={view} show={show} />
          ) : (
            <>
              <p className="muted small">{words.count(total)}</p>
              <ol className={styles.list}>
                {items.map((answer) => (
                  <AnswerItem
                    key={answer.id}
                    answer={answer}
                    isOpen={opened === answer.id}
                    onToggle={() => show({ answer: opened === answer.id ? '' : answer.id }, true)}
                    onMoved={setNote}
                  />
                ))}
              </ol>
              <Pages page={page} total={total} show={show} />
            </>
          )
        }
      </LoadState>
    </>
  )
}
