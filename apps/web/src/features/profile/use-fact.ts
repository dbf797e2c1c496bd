import { useState } from 'react'
import type { ProfileFact } from '../../../../../adapters/http-contract/profile.ts'
import { useChangeFactMutation } from './endpoints.ts'

/** Actions on a fact. `error` is that of the last change, if it failed. */
export function useFact({ key, validUntil }: Pick<ProfileFact, 'key' | 'validUntil'>, startsEditing = false) {
  const [changeFact, { error, isLoading, reset }] = useChangeFactMutation()
  const [isEditing, setIsEditing] = useState(startsEditing)

  const change = async (value: string, state: 'confirmed' | 'missing', until: string | null) => {
    const result = await changeFact({ key, value, state, validUntil: until })
    if (result.error === undefined) setIsEditing(false)
  }
  return {
    error,
    isSaving: isLoading,
    isEditing,
    edit: () => setIsEditing(true),
    leave: () => {
      reset()
      setIsEditing(false)
    },
    confirm: (value: string) => void change(value, 'confirmed', validUntil),
    /** `confirm` for an expired value. */
    renew: (value: string) => void change(value, 'confirmed', null),
    save: (value: string, until: string | null) =>
      void change(value, value.trim() === '' ? 'missing' : 'confirmed', until),
    reject: (value: string) => void change(value, 'missing', null),
  }
}

export type FactActions = ReturnType<typeof useFact>
