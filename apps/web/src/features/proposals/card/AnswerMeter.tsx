import { useMemo } from 'react'
import type { Counting, LengthLimit, Question } from '../../../../../../adapters/http-contract/proposals.ts'
import { formatCount } from '../../../shared/formatting/numbers.ts'
import { countCharacters, countWords } from '../../../../../../core/shared/text-limit.ts'
import { texts } from '../../../shared/texts/proposal-texts.ts'
import { Tag } from '../../../shared/ui/Tag.tsx'
import styles from './AnswerMeter.module.css'
import { lengthInWords } from '../list/question-limits.ts'

const words = texts.proposal

interface CountProps {
  readonly count: number
  readonly limit: number
  readonly describe: (count: string, limit: string) => string
  /** Whether the limit is a minimum. */
  readonly isLeast?: boolean
}

function Count({ count, limit, describe, isLeast = false }: CountProps) {
  const isOver = count > limit && !isLeast
  const text = describe(formatCount(count), formatCount(limit))
  const percent = Math.min(100, (100 * count) / Math.max(1, limit))
  return (
    <div className={styles.meter}>
      <div className={styles.track} data-bar aria-hidden="true">
        <div className={`${styles.fill} ${isOver ? styles.over : ''}`} style={{ width: `${percent}%` }} />
      </div>
      <Tag tone={isOver ? 'bad' : 'neutral'}>{isOver ? words.overLimit(text) : text}</Tag>
    </div>
  )
}

type Limits = Pick<Question, 'word_limit' | 'characters_limit' | 'length_limit' | 'minimum'>

interface AnswerMeterProps {
  readonly text: string
  readonly limits: Limits
  readonly counting: Counting | null
}

/** Rough counts never show an answer as too long. */
function RoughCount({ count, length }: { readonly count: number; readonly length: LengthLimit }) {
  return (
    <>
      <span className="muted small">{lengthInWords(length)}</span>
      <Tag tone="neutral">{words.roughCount(formatCount(count), formatCount(length.words))}</Tag>
    </>
  )
}

/** Shows the answer's length against each limit and minimum; nothing if the question has neither. */
export function AnswerMeter({ text, limits, counting }: AnswerMeterProps) {
  const { word_limit, characters_limit, length_limit, minimum } = limits
  const hasWords = word_limit !== null || length_limit !== null || minimum?.unit === 'words'
  const hasCharacters = characters_limit !== null || minimum?.unit === 'characters'
  const written = useMemo(() => (hasWords ? countWords(text) : 0), [hasWords, text])
  const characters = useMemo(
    () => (hasCharacters ? countCharacters(text, counting) : 0),
    [hasCharacters, text, counting],
  )
  const least = minimum?.unit === 'words' ? written : characters
  // Beside a limit, a minimum that is reached is no news.
  const isLimited = word_limit !== null || characters_limit !== null || length_limit !== null
  return (
    <>
      {word_limit !== null && <Count count={written} limit={word_limit} describe={words.wordCount} />}
      {characters_limit !== null && (
        <Count count={characters} limit={characters_limit} describe={words.characterCount} />
      )}
      {length_limit !== null && <RoughCount count={written} length={length_limit} />}
      {minimum !== null && (!isLimited || least < minimum.amount) && (
        <Count isLeast count={least} limit={minimum.amount} describe={words.leastCount[minimum.unit]} />
      )}
    </>
  )
}
