import { CheckOutlined, MinusOutlined, SyncOutlined } from '@ant-design/icons'
import { Segmented } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PortalAnswer } from '../../../../../adapters/http-contract/portal.ts'
import { texts } from '../../shared/texts/portal-texts.ts'
import styles from './PortalList.module.css'
import { isToCopy, type PortalPlace } from './use-portal-question.ts'

const words = texts.portal

const icons: Readonly<Record<PortalAnswer['state'], ReactNode>> = {
  copied: <CheckOutlined aria-hidden />,
  changed: <SyncOutlined aria-hidden />,
  unanswered: <MinusOutlined aria-hidden />,
  'not-copied': null,
}

interface EntryProps {
  readonly answer: PortalAnswer
  /** The one by which it is called, of all questions. */
  readonly number: string
  readonly address: string
  readonly isCurrent: boolean
}

function Entry({ answer: { question, state }, number, address, isCurrent }: EntryProps) {
  return (
    <Link to={address} replace className={styles.entry} aria-current={isCurrent ? 'step' : undefined}>
      <span className={styles.icon}>{icons[state]}</span>
      <span>
        <bdi className={styles.text}>{`${number}. ${question}`}</bdi>
        <span className={state === 'not-copied' ? 'visually-hidden' : styles.state}>{` ${words.states[state]}`}</span>
      </span>
    </Link>
  )
}

/** Keeps the current entry in the middle of the list, and the page where it is. */
function useFollowing(current: string | undefined) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (entry && list.current) list.current.scrollTop = entry.offsetTop - list.current.clientHeight / 2
  }, [current])
  return list
}

interface PortalListProps {
  readonly answers: readonly PortalAnswer[]
  readonly place: PortalPlace
}

/** The questions under the headings of their sections, each with whether it is copied; all of them, or what is still to be copied. */
export function PortalList({ answers, place }: PortalListProps) {
  const { shown, current, isToCopyAlone, showToCopy, addressOf } = place
  const list = useFollowing(current?.questionId)
  const numbers = new Map(answers.map(({ questionId, number }, at) => [questionId, number ?? String(at + 1)]))
  return (
    <div className={styles.beside}>
      <Segmented
        aria-label={words.which}
        value={isToCopyAlone ? 'to-copy' : 'all'}
        options={[
          { value: 'all', label: words.all(answers.length) },
          { value: 'to-copy', label: words.toCopy(answers.filter(isToCopy).length) },
        ]}
        onChange={(which) => showToCopy(which === 'to-copy')}
      />
      <nav ref={list} className={styles.list} aria-label={words.questions}>
        <ol>
          {shown.map((answer, at) => (
            <li key={answer.questionId}>
              {answer.section !== null && answer.section !== shown[at - 1]?.section && (
                <p className={styles.section} dir="auto">
                  {answer.section}
                </p>
              )}
              <Entry
                answer={answer}
                number={numbers.get(answer.questionId) ?? ''}
                address={addressOf(answer)}
                isCurrent={answer === current}
              />
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
