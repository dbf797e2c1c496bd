import type { LegalText } from '../texts/en/legal.ts'
import styles from './LegalArticle.module.css'

interface LegalArticleProps {
  readonly text: LegalText
  readonly id?: string
  /** Heading level of the title; sections are one level below. */
  readonly level: 1 | 2
}

/** The privacy notice or the terms, as a page or in a dialog. */
export function LegalArticle({ text, id, level }: LegalArticleProps) {
  const Title = `h${level}` as const
  const Heading = level === 1 ? 'h2' : 'h3'
  return (
    <article className={`${styles.legal} stack wide`}>
      <header className="stack tight">
        <Title id={id}>{text.title}</Title>
        <p className="muted">{text.note}</p>
      </header>
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <Heading>{heading}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
