import { useState } from 'react'

/** Text that survives a reload or a session that ended, until it is emptied; kept in this tab only. */
export function useKeptText(key: string) {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  const change = (value: string) => {
    setText(value)
    if (value === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  }
  return [text, change] as const
}
