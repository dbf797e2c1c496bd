import type { LegalText } from '../shared/texts/en/legal.ts'
import { LegalArticle } from '../shared/ui/LegalArticle.tsx'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'

export function LegalPage({ text }: { readonly text: LegalText }) {
  useDocumentTitle(text.title)
  return <LegalArticle text={text} level={1} />
}
