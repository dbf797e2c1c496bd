import { useEffect, useState } from 'react'
import { addressOf } from '../../../shared/call-api.ts'
import { openPdf, type PDFDocumentProxy, type PDFPageProxy } from './pdf-document.ts'

/** Pages of the PDF that a call returns, closed on unmount. Until a new file has loaded, the old pages stay. */
export function usePdfPages(path: string, version = 0): { pages: readonly PDFPageProxy[] | null; hasFailed: boolean } {
  const [pages, setPages] = useState<readonly PDFPageProxy[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let document: PDFDocumentProxy | null = null
    let isGone = false
    setHasFailed(false)
    const open = async () => {
      document = await openPdf(addressOf(path))
      const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1)
      const opened = await Promise.all(numbers.map((number) => document!.getPage(number)))
      if (!isGone) setPages(opened)
    }
    open().catch(() => !isGone && setHasFailed(true))
    return () => {
      isGone = true
      void document?.destroy()
    }
  }, [path, version])
  return { pages, hasFailed }
}
