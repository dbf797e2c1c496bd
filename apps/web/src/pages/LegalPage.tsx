import type { LegalText } from '../shared/texts/legal.ts'
import { useDocumentTitle } from '../shared/ui/use-document-title.ts'
import styles from './LegalPage.module.css'

export function LegalPage({ text }: { readonly text: LegalText }) {
  useDocumentTitle(text.title)
  return (
    <article className={`${styles.legal} stack wide`}>
      <header className="stack tight">
        <h1>{text.title}</h1>
        <p className="muted">{text.note}</p>
      </header>
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
