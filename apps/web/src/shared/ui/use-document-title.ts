import { useEffect } from 'react'
import { texts } from '../texts/texts.ts'

/** Sets the page's title in the browser's tab; null while unknown. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? texts.common.product : `${title} · ${texts.common.product}`
  }, [title])
}
