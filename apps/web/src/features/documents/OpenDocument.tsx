import { useState } from 'react'
import { useOpenDocument } from '../../shared/document-text/document-address.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'

const DocumentDrawer = lazyPart(() => import('./DocumentDrawer.tsx').then(({ DocumentDrawer }) => DocumentDrawer))

/** The document that the address names, over whatever page is open. It keeps its text while it closes. */
export function OpenDocument() {
  const { documentId, page, turnTo, close } = useOpenDocument()
  const [last, setLast] = useState<{ readonly documentId: string; readonly page: number } | null>(null)
  if (documentId !== null && (last?.documentId !== documentId || last.page !== page)) setLast({ documentId, page })
  if (last === null) return null
  return <DocumentDrawer {...last} isOpen={documentId !== null} onTurn={turnTo} onClose={close} />
}
