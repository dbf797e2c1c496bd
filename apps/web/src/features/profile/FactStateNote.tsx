import {
  CheckCircleFilled,
  ClockCircleOutlined,
  MinusCircleOutlined,
  QuestionCircleOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { ProfileFact } from '../../../../../adapters/http-contract/profile.ts'
import { formatDate } from '../../shared/formatting/dates.ts'
import { texts } from '../../shared/texts/profile-texts.ts'
import styles from './FactStateNote.module.css'

const words = texts.profile

export const STATE_ICONS: Readonly<Record<ProfileFact['state'], ReactNode>> = {
  confirmed: <CheckCircleFilled aria-hidden />,
  proposed: <QuestionCircleOutlined aria-hidden />,
  conflicting: <WarningOutlined aria-hidden />,
  outdated: <ClockCircleOutlined aria-hidden />,
  missing: <MinusCircleOutlined aria-hidden />,
}

function confirmation({ confirmedBy, confirmedAt, validUntil }: ProfileFact): string {
  const date = confirmedAt === null ? '' : formatDate(confirmedAt)
  const by = confirmedBy === null ? words.states.confirmed(date) : words.states.confirmedBy(confirmedBy.name, date)
  return validUntil === null ? by : `${by}, ${words.states.goodUntil(formatDate(validUntil))}`
}

/** The state of a fact in words. */
export function stateInWords(fact: ProfileFact): string {
  const { states } = words
  switch (fact.state) {
    case 'confirmed':
      return confirmation(fact)
    case 'outdated':
      return hasExpired(fact) ? states.expired(formatDate(fact.validUntil ?? '')) : states.newerYear
    case 'conflicting':
      return fact.value === null ? states.conflicting : states.conflictingWithConfirmed
    default:
      return states[fact.state]
  }
}

/** Whether its validity has ended; otherwise a newer figure has replaced it. */
export function hasExpired({ state, validUntil }: Pick<ProfileFact, 'state' | 'validUntil'>): boolean {
  return state === 'outdated' && validUntil !== null && validUntil < new Date().toISOString()
}

/** The state of a fact in words, with its icon. */
export function FactStateNote({ fact }: { readonly fact: ProfileFact }) {
  return (
    <span className={`${styles.note} ${styles[fact.state] ?? ''}`}>
      {STATE_ICONS[fact.state]}
      <span>{stateInWords(fact)}</span>
    </span>
  )
}
