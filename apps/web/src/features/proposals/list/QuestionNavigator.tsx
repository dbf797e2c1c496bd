import { useEffect, useMemo, useRef, useState } from 'react'
import type { Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { texts } from '../../../shared/texts/proposal-texts.ts'
import styles from './QuestionNavigator.module.css'
import { numbersOf, QuestionList } from './QuestionList.tsx'
import { QuestionProgress } from './QuestionProgress.tsx'
import { useBitByBit } from '../use-bit-by-bit.ts'
import { useJump } from './use-question-in-address.ts'
import { cardId } from '../question-address.ts'

/** The reading position in the window: 30% of its height from the top. */
const READING_LINE = '-30% 0px -69% 0px'

/** The question at the reading position; null above the first. */
function useCurrentQuestion(questionIds: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const asText = questionIds.join()
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        const card = seen.findLast(({ isIntersecting }) => isIntersecting)?.target
        if (card instanceof HTMLElement) setCurrent(card.dataset['question'] ?? null)
      },
      { rootMargin: READING_LINE },
    )
    for (const id of asText.split(',')) {
      const card = document.getElementById(cardId(id))
      if (card !== null) watch.observe(card)
    }
    return () => watch.disconnect()
  }, [asText])
  return current
}

/** Number of entries that fill a window. */
const FIRST = 40

interface QuestionNavigatorProps {
  readonly questions: readonly Question[]
  /** Questions that currently have a card. */
  readonly shown: readonly Question[]
}

/** Keeps the current question's entry visible in the list. */
function useFollowing(current: string | null) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!entry || !list.current) return
    const { top, bottom } = list.current.getBoundingClientRect()
    const at = entry.getBoundingClientRect()
    if (at.top < top) list.current.scrollTop -= top - at.top
    if (at.bottom > bottom) list.current.scrollTop += at.bottom - bottom
  }, [current])
  return list
}

/** Questions with their states, beside the cards; marks the current one. */
export function QuestionNavigator({ questions, shown }: QuestionNavigatorProps) {
  const ids = useMemo(() => shown.map(({ id }) => id), [shown])
  const numbers = useMemo(() => numbersOf(questions), [questions])
  const current = useCurrentQuestion(ids)
  const count = useBitByBit(shown.length, FIRST)
  const list = useFollowing(current)
  return (
    <nav ref={list} className={styles.aside} aria-label={texts.proposal.questions}>
      <QuestionProgress questions={questions} />
      <QuestionList questions={shown} numbers={numbers} current={current} count={count} onJump={useJump()} />
    </nav>
  )
}
