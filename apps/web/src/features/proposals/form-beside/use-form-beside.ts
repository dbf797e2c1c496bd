import { useCallback, useState } from 'react'

/** The line at which the form opens; a new object for each request. */
export interface FormStart {
  readonly place: string | null
}

const AT_THE_TOP: FormStart = { place: null }

/** Whether the form is open beside its application, and at which line. */
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
