import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { formatCount } from '../../shared/formatting/numbers.ts'
import { texts } from '../../shared/texts/document-texts.ts'
import styles from './DocumentDrawer.module.css'

const words = texts.documentText

interface PaginationProps {
  readonly page: number
  readonly count: number
  /** Name of the parts, such as pages. */
  readonly label: string
  readonly onTurn: (page: number) => void
}

/** Links to the previous and next page, and to any page by number. */
export function Pagination({ page, count, label, onTurn }: PaginationProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const turnToTyped = () => {
    const number = Math.round(Number(typed ?? ''))
    if (number > 0) onTurn(Math.min(number, count))
    setTyped(null)
  }
  return (
    <nav className={styles.turner} aria-label={words.navigation}>
      <Button icon={<LeftOutlined aria-hidden />} disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {words.previous}
      </Button>
      <form
        className={styles.place}
        onSubmit={(event) => {
          event.preventDefault()
          turnToTyped()
        }}
      >
        <span className={styles.label}>{label}</span>
        <Input
          className={styles.input}
          aria-label={label}
          inputMode="numeric"
          value={typed ?? String(page)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={turnToTyped}
        />
        <span>{words.of(formatCount(count))}</span>
      </form>
      <Button
        icon={<RightOutlined aria-hidden />}
        iconPlacement="end"
        disabled={page >= count}
        onClick={() => onTurn(page + 1)}
      >
        {words.next}
      </Button>
    </nav>
  )
}
