import { useState } from 'react'
import { useOpenDocument, type DocumentPlace } from '../../shared/document-text/document-address.ts'
import { themedPart } from '../../shared/theme/themed-part.tsx'

const DocumentDrawer = themedPart(() => import('./DocumentDrawer.tsx').then(({ DocumentDrawer }) => DocumentDrawer))

interface Shown {
  readonly documentId: string
  readonly place: DocumentPlace
}

/** The document in the address, above any page. It keeps its text while closing. */
export function OpenDocument() {
  const { documentId, place, turnTo, close } = useOpenDocument()
  const [last, setLast] = useState<Shown | null>(null)
  const shown = documentId === null ? null : { documentId, place }
  if (shown !== null && JSON.stringify(shown) !== JSON.stringify(last)) setLast(shown)
  if (last === null) return null
  return <DocumentDrawer {...last} isOpen={documentId !== null} onTurn={turnTo} onClose={close} />
}
