import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { placeholdersIn, withoutPlaceholders } from '../../../../../core/languages/placeholders.ts'
import type { PortalAnswer } from '../../../../../adapters/http-contract/portal.ts'
import { copyText } from '../../shared/clipboard.ts'
import { paths } from '../../shared/paths.ts'
import { texts } from '../../shared/texts/portal-texts.ts'
import { Key } from '../../shared/ui/Key.tsx'
import { FailureNotice, Notice } from '../../shared/ui/Notice.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { useKeys } from '../../shared/use-keys.ts'
import { useMarkCopiedMutation } from './endpoints.ts'
import { PortalCounts } from './PortalCounts.tsx'
import styles from './PortalCard.module.css'
import { TextBlock } from '../../shared/ui/TextBlock.tsx'

const words = texts.portal

interface PortalCardProps {
  readonly proposalId: string
  readonly answer: PortalAnswer
  /** Such as "Question 3 of 12". */
  readonly label: string
}

function Answer({ answer }: Pick<PortalCardProps, 'answer'>) {
  return (
    <>
      <TextBlock
        as="div"
        className={styles.text}
        role="region"
        aria-label={words.answer}
        tabIndex={0}
        text={answer.text}
      />
      <div className="row">
        <PortalCounts answer={answer} />
        <Tag tone={answer.state === 'copied' ? 'good' : 'neutral'}>{words.states[answer.state]}</Tag>
      </div>
    </>
  )
}

/** The card, which has the focus from the beginning unless something else on the page has it. */
function useArrival() {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement?.matches('body, main') !== false) card.current?.focus({ preventScroll: true })
  }, [])
  return card
}

/** One answer as it is pasted into a web form; copying it ticks it. */
export function PortalCard({ proposalId, answer, label }: PortalCardProps) {
  const { questionId, section, question, guidance, text, state } = answer
  const [hasFailed, setHasFailed] = useState(false)
  const [mark, { error, isLoading }] = useMarkCopiedMutation()
  const copy = async () => {
    if (text === '') return
    const worked = await copyText(withoutPlaceholders(text))
    setHasFailed(!worked)
    if (worked) await mark({ proposalId, questionId, copied: true })
  }
  const open = placeholdersIn(text).map(({ label }) => label)
  const card = useArrival()
  useKeys({ c: () => void copy() }, card)
  const isCopied = state === 'copied'
  return (
    <article ref={card} className="card stack" aria-label={label} tabIndex={-1}>
      <p className="muted small">{[label, section].filter(Boolean).join(' · ')}</p>
      <h2>{[answer.number, question].filter(Boolean).join(' ')}</h2>
      {guidance !== null && <TextBlock className="muted" text={guidance} />}
      {text === '' ? (
        <p>
          {words.unanswered} <Link to={paths.question(proposalId, questionId)}>{words.toQuestion}</Link>
        </p>
      ) : (
        <Answer answer={answer} />
      )}
      {open.length > 0 && <Notice tone="warning">{words.stillOpen(open.join('; '))}</Notice>}
      {answer.toCheck > 0 && <Notice tone="warning">{words.toCheck(answer.toCheck)}</Notice>}
      {answer.lacking.length > 0 && <p className="muted small">{words.lacking(answer.lacking.join('; '))}</p>}
      {error !== undefined && !isLoading && <FailureNotice error={error} heading={words.notSaved} />}
      <div className="row">
        <Button
          type="primary"
          icon={isCopied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
          disabled={text === ''}
          aria-keyshortcuts="c"
          onClick={() => void copy()}
        >
          {words.copy}
          <Key name="c" />
        </Button>
        {isCopied && (
          <Button type="text" onClick={() => void mark({ proposalId, questionId, copied: false })}>
            {words.notCopied}
          </Button>
        )}
        <span role="status" className={hasFailed ? 'muted small' : 'visually-hidden'}>
          {hasFailed ? words.copyFailed : isCopied ? words.states.copied : ''}
        </span>
      </div>
    </article>
  )
}
