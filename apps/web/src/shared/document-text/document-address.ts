import { useLocation, useNavigate, type To } from 'react-router-dom'

const DOCUMENT = 'document'
const PAGE = 'page'
const PASSAGE = 'passage'

/** Place in a document: a page, from 1, or a passage, from 0. */
export type DocumentPlace = { readonly page: number } | { readonly passage: number }

/** The document whose text is open over the page; in the address, so that people can share it. */
export function useOpenDocument() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const parameters = new URLSearchParams(search)
  return {
    documentId: parameters.get(DOCUMENT),
    place: placeIn(parameters),
    turnTo: (number: number) => void navigate(withPage(search, hash, number), { replace: true }),
    close: () => void navigate(removeDocument(search, hash), { replace: true }),
  }
}

/** Returns a function that makes links which open a document's text over the current page. */
export function useDocumentLink(): (documentId: string, place?: DocumentPlace) => To {
  const { search, hash } = useLocation()
  return (documentId, place) => {
    const parameters = withoutDocument(search)
    parameters.set(DOCUMENT, documentId)
    if (place !== undefined && 'passage' in place) parameters.set(PASSAGE, String(place.passage))
    else if (place !== undefined && place.page > 1) parameters.set(PAGE, String(place.page))
    return { search: `?${parameters.toString()}`, hash }
  }
}

function placeIn(parameters: URLSearchParams): DocumentPlace {
  const passage = parameters.get(PASSAGE)
  if (passage !== null && /^\d+$/.test(passage)) return { passage: Number(passage) }
  const page = Number(parameters.get(PAGE))
  return { page: Number.isInteger(page) && page > 0 ? page : 1 }
}

function withPage(search: string, hash: string, page: number): To {
  const parameters = new URLSearchParams(search)
  parameters.delete(PASSAGE)
  parameters.set(PAGE, String(page))
  return { search: `?${parameters.toString()}`, hash }
}

function removeDocument(search: string, hash: string): To {
  return { search: withoutDocument(search).toString(), hash }
}

function withoutDocument(search: string): URLSearchParams {
  const parameters = new URLSearchParams(search)
  for (const name of [DOCUMENT, PAGE, PASSAGE]) parameters.delete(name)
  return parameters
}
