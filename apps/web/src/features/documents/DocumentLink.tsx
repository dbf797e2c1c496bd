import { Link } from 'react-router-dom'
import type { LibraryDocument } from '../../../../../adapters/http-contract/documents.ts'
import { useDocumentLink } from '../../shared/document-text/document-address.ts'

interface DocumentLinkProps {
  readonly document: Pick<LibraryDocument, 'id' | 'name'>
  readonly className?: string | undefined
}

/** A document's name, which opens its text above the page. */
export function DocumentLink({ document, className }: DocumentLinkProps) {
  const linkTo = useDocumentLink()
  return (
    <Link to={linkTo(document.id)} className={className} dir="auto">
      {document.name}
    </Link>
  )
}
