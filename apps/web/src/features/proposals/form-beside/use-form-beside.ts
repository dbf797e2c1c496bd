import { useCallback, useState } from 'react'

/** The line with which the form begins; another object each time that it is asked for. */
export interface FormStart {
  readonly place: string | null
}

const AT_THE_TOP: FormStart = { place: null }

/** Whether the form stands beside its application, and where in it somebody wants to look. */
export function useFormBeside() {
  const [isOpen, setIsOpen] = useState(false)
  const [start, setStart] = useState(AT_THE_TOP)
  const show = useCallback((place: string | null) => {
    setStart({ place })
    setIsOpen(true)
  }, [])
  const close = useCallback(() => setIsOpen(false), [])
  const toggle = useCallback(() => setIsOpen((before) => !before), [])
  return { isOpen, start, show, close, toggle }
}
