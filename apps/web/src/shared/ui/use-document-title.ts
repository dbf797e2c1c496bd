import { useEffect } from 'react'
import { texts } from '../texts/texts.ts'

/** Names the page in the browser's tab; null while the name is not known yet. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? texts.common.product : `${title} · ${texts.common.product}`
  }, [title])
}
