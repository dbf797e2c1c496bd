import { useLocation, useNavigate, type To } from 'react-router-dom'

const DOCUMENT = 'document'
const PAGE = 'page'

/** The document whose text is open over the page, kept in the address so that it can be sent to a colleague. */
export function useOpenDocument() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const parameters = new URLSearchParams(search)
  const page = Number(parameters.get(PAGE))
  return {
    documentId: parameters.get(DOCUMENT),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    turnTo: (number: number) => void navigate(withPage(search, hash, number), { replace: true }),
    close: () => void navigate(removeDocument(search, hash), { replace: true }),
  }
}

/** Where a link leads that opens a document's text over the present page. */
export function useDocumentLink(): (documentId: string, page?: number) => To {
  const { search, hash } = useLocation()
  return (documentId, page) => {
    const parameters = new URLSearchParams(search)
    parameters.set(DOCUMENT, documentId)
    parameters.delete(PAGE)
    if (page !== undefined && page > 1) parameters.set(PAGE, String(page))
    return { search: `?${parameters.toString()}`, hash }
  }
}

function withPage(search: string, hash: string, page: number): To {
  const parameters = new URLSearchParams(search)
  parameters.set(PAGE, String(page))
  return { search: `?${parameters.toString()}`, hash }
}

function removeDocument(search: string, hash: string): To {
  const parameters = new URLSearchParams(search)
  parameters.delete(DOCUMENT)
  parameters.delete(PAGE)
  return { search: parameters.toString(), hash }
}
