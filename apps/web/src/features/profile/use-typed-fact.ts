import { useState } from 'react'
import type { ProfileFact } from '../../../../../adapters/http-contract/profile.ts'
import { useSavedInput } from '../../shared/saved-input.ts'

/** Kinds with several lines, in which Enter starts a new line. */
export const LONG_KINDS: readonly ProfileFact['kind'][] = ['long-text', 'address']
export const INPUT_MODES: Partial<Record<ProfileFact['kind'], 'email' | 'tel' | 'url' | 'decimal' | 'numeric'>> = {
  email: 'email',
  telephone: 'tel',
  url: 'url',
}

const DAY_LENGTH = '2027-03-31'.length

/** Text typed for a fact. It survives a reload, unless the fact is secret. */
export function useTypedFact(fact: ProfileFact) {
  const blank = fact.secret ? '' : (fact.value ?? '')
  const [secret, setSecret] = useState('')
  const [kept, setKept, forget] = useSavedInput(`profile/${fact.key}`, blank)
  const [until, setUntil] = useState(fact.validUntil?.slice(0, DAY_LENGTH) ?? '')
  return {
    value: fact.secret ? secret : kept,
    type: fact.secret ? setSecret : setKept,
    until,
    setUntil,
    forget,
  }
}
